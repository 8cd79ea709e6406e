import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeFolder } from '../close-folder.ts'
import type { Env } from '../env.ts'
import { createServerKey, type ServerKey } from './server-key.ts'

const FILE = 'secret.key'
const KEY_BYTES = 32
const OPEN_TO_OTHERS = 0o077

export type KeyPlace = Pick<Env, 'secretKey' | 'oldSecretKeys' | 'dataDir'>

type FolderLog = Parameters<typeof closeFolder>[1]

/**
 * The server's key: `HOSTFRONT_SECRET_KEY`, or else what is in the key file of the data folder, which a first start
 * makes; further lines of the file, and `HOSTFRONT_OLD_SECRET_KEYS`, are keys of before. The folder of a key file is
 * closed to other users; throws where it belongs to one of them.
 */
export async function readServerKey(
  { secretKey, oldSecretKeys, dataDir }: KeyPlace,
  log: FolderLog,
): Promise<ServerKey> {
  if (secretKey !== null) return createServerKey(secretKey, oldSecretKeys)
  const [current = '', ...earlier] = await readKeyFile(dataDir, log)
  return createServerKey(current, [...earlier, ...oldSecretKeys])
}

/** Where the key comes from, for people. */
export const keySource = ({
  secretKey,
  dataDir,
}: Pick<KeyPlace, 'secretKey' | 'dataDir'>): string =>
  secretKey === null ? join(dataDir, FILE) : 'HOSTFRONT_SECRET_KEY'

/** The key of now first. */
async function readKeyFile(dataDir: string, log: FolderLog): Promise<string[]> {
  // Anyone who may write in the folder could replace this key by another, whatever the file's own rights.
  await closeFolder(dataDir, log)
  const file = join(dataDir, FILE)
  const secrets = ((await readIfThere(file)) ?? (await makeKeyFile(file))).split(/\s*\n\s*/)
  // An empty or shortened file must not pass for a key.
  if (secrets.some((secret) => secret.length < KEY_BYTES)) throw new Error(`${file} holds no key`)
  return secrets
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    if ((await stat(file)).mode & OPEN_TO_OTHERS) await chmod(file, 0o600)
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Of several processes that start at once in one folder, all get the key of the first; none sees half a file. */
async function makeKeyFile(file: string): Promise<string> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  const secret = randomBytes(KEY_BYTES).toString('base64url')
  await writeFile(unfinished, `${secret}\n`, { mode: 0o600, flush: true })
  try {
    await link(unfinished, file)
    return secret
  } catch (error) {
    const theirs = await readIfThere(file)
    if (theirs === null) throw error
    return theirs
  } finally {
    await rm(unfinished, { force: true })
  }
}
