import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readlink, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleRow } from '../../conformance/sample-rows.ts'
import { migrationsFolder } from '../testing/test-database.ts'
import { openDurablePglite } from './durable-pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { openPgliteStore } from './open-pglite-store.ts'

let parent: string
let dataDir: string

const ownNamespace = () => readlink('/proc/self/ns/pid').catch(() => null)

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hostfront-'))
  dataDir = join(parent, 'database')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

describe('the lock beside a data folder', () => {
  test('keeps others out until it is let go, and is gone then', async () => {
    const unlock = await lockFolder(dataDir)
    await expect(lockFolder(dataDir)).rejects.toMatchObject({
      kind: 'unavailable',
      rule: 'data-folder-in-use',
    })
    await unlock()
    await expect(readFile(`${dataDir}.lock`)).rejects.toThrow('ENOENT')
    await (await lockFolder(dataDir))()
  })

  test('of several who come at once, one gets it', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dataDir)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is respected while another process lives, and taken over when it is dead', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const stat = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => null)
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    const startedAt = ticks ? `${boot.trim()} ${ticks}` : null
    const namespace = await ownNamespace()
    await writeFile(`${dataDir}.lock`, JSON.stringify({ pid: other.pid, startedAt, namespace }))
    await expect(lockFolder(dataDir)).rejects.toMatchObject({ rule: 'data-folder-in-use' })
    const ended = new Promise((resolve) => other.on('exit', resolve))
    other.kill('SIGKILL')
    await ended
    await (await lockFolder(dataDir))()
  })

  test('of a process whose number another one has now is taken over', async () => {
    const namespace = await ownNamespace()
    const stale = { pid: process.pid, startedAt: 'an earlier boot 1', namespace }
    await writeFile(`${dataDir}.lock`, JSON.stringify(stale))
    await (await lockFolder(dataDir))()
  })

  test('of another container is respected while it is touched, and taken over half a minute later', async () => {
    const path = `${dataDir}.lock`
    const holder = { pid: 1, startedAt: 'this boot 1', namespace: 'pid:[another]' }
    await writeFile(path, JSON.stringify(holder))
    await expect(lockFolder(dataDir)).rejects.toMatchObject({ rule: 'data-folder-in-use' })
    const past = new Date(Date.now() - 31_000)
    await utimes(path, past, past)
    const unlock = await lockFolder(dataDir)
    // Somebody else has taken this process for dead: letting go must leave theirs alone.
    await writeFile(path, JSON.stringify(holder))
    await unlock()
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(holder)
  })

  test('of a dead process goes to one of several who come at once', async () => {
    const namespace = await ownNamespace()
    const stale = { pid: process.pid, startedAt: 'an earlier boot 1', namespace }
    for (let round = 0; round < 20; round++) {
      const folder = `${dataDir}-${round}`
      await writeFile(`${folder}.lock`, JSON.stringify(stale))
      const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
      const got = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(got).toHaveLength(1)
      await got[0]?.()
    }
  })

  test('whose taking over was cut short is taken over half a minute later', async () => {
    for (const path of [`${dataDir}.lock`, `${dataDir}.lock.takeover`]) await writeFile(path, '')
    await expect(lockFolder(dataDir)).rejects.toMatchObject({ rule: 'data-folder-in-use' })
    const past = new Date(Date.now() - 31_000)
    await utimes(`${dataDir}.lock.takeover`, past, past)
    await (await lockFolder(dataDir))()
  })

  test('that says nothing, its writer having died, is taken over', async () => {
    await writeFile(`${dataDir}.lock`, '')
    await (await lockFolder(dataDir))()
  })
})

// Creating a database takes seconds: one test sees its whole life.
test('a database that reaches the disk is opened, closed and found again; one that does not is refused', async () => {
  const store = await openPgliteStore({ dataDir, migrationsFolder })
  await expect(openPgliteStore({ dataDir, migrationsFolder })).rejects.toMatchObject({
    rule: 'data-folder-in-use',
  })
  await store.transaction((tx) => tx.users.insert(sampleRow('users')))
  await store.close()
  const again = await openPgliteStore({ dataDir, migrationsFolder })
  expect(await again.read((tx) => tx.users.get('user-1'))).toEqual(sampleRow('users'))
  await again.close()
  await expect(openDurablePglite(dataDir, false)).rejects.toMatchObject({ rule: 'not-durable' })
}, 180_000)
