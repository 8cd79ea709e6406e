import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createServerKey, type ServerKey } from './server-key.ts'

const FILE = 'secret.key'
const KEY_BYTES = 32
const OPEN_TO_OTHERS = 0o077

export type KeyPlace = Pick<Env, 'secretKey' | 'dataDir'>

/** The server's key: `SECRET_KEY`, or else what stands in the key file of the data folder, which a first start makes. */
export async function readServerKey({ secretKey, dataDir }: KeyPlace): Promise<ServerKey> {
  return createServerKey(secretKey ?? (await readKeyFile(dataDir)))
}

/** Where the key comes from, for people. */
export const keySource = ({ secretKey, dataDir }: KeyPlace): string =>
  secretKey === null ? join(dataDir, FILE) : 'SECRET_KEY'

async function readKeyFile(dataDir: string): Promise<string> {
  const file = join(dataDir, FILE)
  const secret = (await readIfThere(file)) ?? (await makeKeyFile(dataDir, file))
  // An empty or shortened file must not pass for a key.
  if (secret.length < KEY_BYTES) throw new Error(`${file} holds no key`)
  return secret
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
async function makeKeyFile(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
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
