import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../../deploy/hostfront-rehearse-restore.sh')
const OLD = 'hostfront-2026-11-01T031500Z.dump'
const NEW = 'hostfront-2026-11-02T031500Z.dump'

/** PostgreSQL's tools as far as the script needs them, and an encryption that puts a line above. */
const TOOLS = {
  createdb: 'true',
  dropdb: 'true',
  pg_restore: 'cat > "$FOLDER/restored"',
  psql: 'case "$*" in *ledger* | *subtotal*) echo 0 ;; *) echo 3 ;; esac',
  age: '[ "$1 $2" = "--decrypt --identity" ] && [ -r "$3" ] && tail -n +2 "$4"',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostfront-rehearsal-'))
  await mkdir(join(folder, 'bin'))
  for (const [name, text] of Object.entries(TOOLS)) {
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`)
    await chmod(join(folder, 'bin', name), 0o755)
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const keep = (name: string, text: string) => writeFile(join(folder, name), text)
const restored = () => readFile(join(folder, 'restored'), 'utf8').catch(() => null)

function rehearse(env: Record<string, string> = {}, args: readonly string[] = []) {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`
  const options = { env: { PATH, FOLDER: folder, BACKUP_DIR: folder, ...env } }
  return new Promise<{ worked: boolean; said: string }>((resolve) => {
    execFile(SCRIPT, args, options, (error, stdout, stderr) => {
      resolve({ worked: error === null, said: stdout + stderr })
    })
  })
}

test('the newest dump is rehearsed', async () => {
  await keep(OLD, 'old')
  await keep(NEW, 'new')
  expect(await rehearse()).toMatchObject({ worked: true, said: expect.stringContaining('sound') })
  expect(await restored()).toBe('new')
})

test('an encrypted one that is newer is not passed over for one that can be read', async () => {
  await keep(OLD, 'old')
  await keep(`${NEW}.age`, 'sealed\nnew')
  const { worked, said } = await rehearse()
  expect(worked).toBe(false)
  expect(said).toContain(`${NEW}.age is encrypted: set BACKUP_AGE_IDENTITY`)
  expect(await restored()).toBeNull()
})

test('with its key an encrypted one is rehearsed, with a wrong one it is not sound', async () => {
  await keep(`${NEW}.age`, 'sealed\nnew')
  await keep('key.txt', 'AGE-SECRET-KEY')
  const BACKUP_AGE_IDENTITY = join(folder, 'key.txt')
  expect(await rehearse({ BACKUP_AGE_IDENTITY })).toMatchObject({ worked: true })
  expect(await restored()).toBe('new')
  const named = await rehearse({ BACKUP_AGE_IDENTITY }, [join(folder, `${NEW}.age`)])
  expect(named.worked).toBe(true)
  const wrong = await rehearse({ BACKUP_AGE_IDENTITY: join(folder, 'nowhere') })
  expect(wrong.worked).toBe(false)
  expect(wrong.said).not.toContain('sound:')
})

test('where there is no dump it says so', async () => {
  expect(await rehearse()).toMatchObject({
    worked: false,
    said: expect.stringContaining('no readable dump'),
  })
})
