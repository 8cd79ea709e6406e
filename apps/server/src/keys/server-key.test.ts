import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryStore } from '@hostfront/store/memory'
import { expect, test } from 'vitest'
import { checkServerKey, WrongServerKey } from './check-server-key.ts'
import { readServerKey } from './read-server-key.ts'
import { createServerKey, type ServerKey } from './server-key.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const SECRET = 'k'.repeat(32)
const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'hostfront-key-')), 'data')
const silent = { warn: () => undefined }
const markOf = async (folder: string, log: { warn(line: string): void } = silent) =>
  (await readServerKey({ secretKey: null, oldSecretKeys: [], dataDir: folder }, log)).derive(
    'device-cookie',
  )

test('a key is derived for one purpose: always the same, and another for every other', () => {
  const key = createServerKey(SECRET)
  const seal = key.derive('second-factor-seal')
  expect(seal).toHaveLength(32)
  expect(createServerKey(SECRET).derive('second-factor-seal')).toEqual(seal)
  expect(key.derive('device-cookie')).not.toEqual(seal)
  expect(createServerKey(`${SECRET}k`).derive('second-factor-seal')).not.toEqual(seal)
})

test('without HOSTFRONT_SECRET_KEY the first start makes a file that nobody else reads, and later ones take it', async () => {
  const dataDir = await newFolder()
  const first = await markOf(dataDir)
  expect(await permissions(dataDir)).toBe('700')
  expect(await permissions(join(dataDir, 'secret.key'))).toBe('600')
  expect(await markOf(dataDir)).toEqual(first)
  expect(await markOf(await newFolder())).not.toEqual(first)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
})

test('HOSTFRONT_SECRET_KEY goes before the file, and makes none', async () => {
  const dataDir = await newFolder()
  const key = await readServerKey({ secretKey: SECRET, oldSecretKeys: [], dataDir }, silent)
  expect(key.derive('device-cookie')).toEqual(createServerKey(SECRET).derive('device-cookie'))
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
})

test('processes that start at once in one folder share one key', async () => {
  const dataDir = await newFolder()
  const marks = await Promise.all(Array.from({ length: 20 }, () => markOf(dataDir)))
  expect(new Set(marks.map((mark) => mark.toString('hex'))).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
})

test('a file that was cut off is no key, and stays; one that others could read is closed', async () => {
  const dataDir = await newFolder()
  const file = join(dataDir, 'secret.key')
  await mkdir(dataDir)
  await writeFile(file, 'short\n', { mode: 0o644 })
  await expect(markOf(dataDir)).rejects.toThrow('holds no key')
  expect(await readFile(file, 'utf8')).toBe('short\n')
  expect(await permissions(file)).toBe('600')
})

test('further lines of the file, and the setting, hold keys of before', async () => {
  const dataDir = await newFolder()
  const [second, third] = ['2'.repeat(32), '3'.repeat(32)]
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'secret.key'), `${SECRET}\n${second}\n`, { mode: 0o600 })
  const read = (secretKey: string | null) =>
    readServerKey({ secretKey, oldSecretKeys: [third], dataDir }, silent)
  const marksOf = (key: ServerKey) =>
    [key, ...key.earlier].map((each) => each.derive('key-check').toString('hex'))
  const expected = (...secrets: string[]) =>
    secrets.map((secret) => createServerKey(secret).derive('key-check').toString('hex'))
  expect(marksOf(await read(null))).toEqual(expected(SECRET, second, third))
  expect(marksOf(await read(second))).toEqual(expected(second, third))
})

test('the folder of a key is closed to others, and that is said once', async () => {
  const dataDir = await newFolder()
  const lines: string[] = []
  const log = { warn: (line: string) => void lines.push(line) }
  const first = await markOf(dataDir, log)
  expect(lines).toEqual([])
  await chmod(dataDir, 0o777)
  expect(await markOf(dataDir, log)).toEqual(first)
  expect(await markOf(dataDir, log)).toEqual(first)
  expect(await permissions(dataDir)).toBe('700')
  expect(lines).toEqual([expect.stringContaining(`${dataDir} was open to other users`)])
})

test('a database belongs to the key it was begun with: another is refused', async () => {
  const store = createMemoryStore()
  const check = (secret: string) => checkServerKey(store, createServerKey(secret), NOW)
  await check(SECRET)
  await check(SECRET)
  await expect(check('another key of thirty-two letters')).rejects.toThrow(WrongServerKey)
  await check(SECRET)
  const stored = JSON.stringify(await store.read((tx) => tx.keyChecks.list({ limit: 9 })))
  expect(stored).not.toContain(SECRET)
  expect(stored).not.toContain(
    createServerKey(SECRET).derive('second-factor-seal').toString('base64url'),
  )
})

test('of replicas that begin a database at once with different keys, one may', async () => {
  const store = createMemoryStore()
  const keys = [SECRET, 'another key of thirty-two letters'].map((secret) =>
    createServerKey(secret),
  )
  const checked = await Promise.allSettled(keys.map((key) => checkServerKey(store, key, NOW)))
  expect(checked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
