import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@hostfront/backend/call/context'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import { migrate, openPostgresStore } from '@hostfront/store/postgres'
import { openSqlClient } from '@hostfront/store/sql-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend } from '../backend/open-backend.ts'
import { drawSheet } from '../documents/draw-sheet.ts'
import { silentRegister } from '../testing/silent-register.ts'
import { writeMail } from '../testing/waiting-mail.ts'
import { startJobs } from './start-jobs.ts'

const server = process.env.DATABASE_URL
if (!server)
  console.log('Skipped: jobs of two replicas (set DATABASE_URL to a PostgreSQL to run it).')

const MIGRATIONS = join(import.meta.dirname, '../../../../packages/store/migrations')
const MAILS = 200

describe.skipIf(!server)('two replicas on one PostgreSQL', { timeout: 120_000 }, () => {
  const database = `hf_replicas_${randomUUID().replaceAll('-', '')}`
  const address = new URL(server ?? 'postgres://none')
  address.pathname = `/${database}`
  const url = address.href
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    const admin = openSqlClient(server ?? '', { connections: 1 })
    await admin.query({ text: `create database ${database}` })
    closing.push(async () => {
      await admin.query({ text: `drop database ${database} with (force)` })
      await admin.close()
    })
    await migrate({ url, migrationsFolder: MIGRATIONS })
    const store = openPostgresStore({ url, poolSize: 1 })
    await initialiseShop(
      await openBackend({
        files: createMemoryFileBytes(),
        store,
        sql: null,
        limitsFactor: 1,
        serverKey: null,
        publicUrl: 'http://localhost',
      }),
      [],
    )
    await store.close()
  })
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })

  async function openReplica(sent: string[]) {
    const store = openPostgresStore({ url, poolSize: 4 })
    closing.push(() => store.close())
    const backend: Backend = await openBackend({
      files: createMemoryFileBytes(),
      store,
      sql: null,
      limitsFactor: 1,
      publicUrl: 'http://localhost',
      serverKey: null,
    })
    const warnings: string[] = []
    const jobs = startJobs({
      backend,
      databaseUrl: url,
      vatRegister: silentRegister,
      mail: {
        send: async ({ to }) => {
          await pause(Math.random() * 5)
          sent.push(to)
        },
        close: () => undefined,
      },
      draw: drawSheet,
      log: { info: () => undefined, warn: (_, text) => warnings.push(text) },
    })
    await jobs.ready
    return { backend, jobs, warnings }
  }

  test(`${MAILS} mails, written from both sides, are each sent once`, async () => {
    const sent: string[] = []
    const replicas = await Promise.all([openReplica(sent), openReplica(sent)])
    const everybody = Array.from({ length: MAILS }, (_, index) => `customer-${index}@shop.test`)
    await Promise.all(
      replicas.map(async ({ backend }, side) => {
        for (const to of everybody.filter((_, index) => index % 2 === side)) {
          await writeMail(backend, to)
        }
      }),
    )
    const countWaiting = () =>
      replicas[0].backend.store.read((tx) => tx.tasks.count({ status: 'waiting' }))
    await expect.poll(countWaiting, { timeout: 100_000 }).toBe(0)
    // What is being sent a second time is waited for.
    await Promise.all(replicas.map(({ jobs }) => jobs.stop()))
    expect(sent.toSorted()).toEqual(everybody.toSorted())
    // Of two that open the queue at once, one may have to try again.
    const faults = replicas.flatMap(({ warnings }) => warnings)
    expect(faults.filter((text) => !text.includes('could not be opened; trying again'))).toEqual([])
  })

  test('a mail written while all is quiet is sent at once, not by the clock', async () => {
    const sent: string[] = []
    const { backend, jobs } = await openReplica(sent)
    const soon = { timeout: 30_000 }
    await expect.poll(() => jobs.figures().every(({ runs }) => runs > 0), soon).toBe(true)
    const took: number[] = []
    // Each is written just after a run: left to the clock, every one would wait for most of a minute.
    for (const to of ['first@shop.test', 'second@shop.test', 'third@shop.test']) {
      const before = performance.now()
      await writeMail(backend, to)
      await expect.poll(() => sent, soon).toContain(to)
      took.push(performance.now() - before)
    }
    expect(Math.min(...took)).toBeLessThan(15_000)
    await jobs.stop()
    const runs = jobs
      .figures()
      .map(({ name, runs, failures }) => ({ name, ran: runs > 0, failures }))
    expect(runs).toEqual([
      { name: 'lifecycle', ran: true, failures: 0 },
      { name: 'mail', ran: true, failures: 0 },
      { name: 'vat-checks', ran: true, failures: 0 },
      { name: 'provisioning', ran: true, failures: 0 },
      { name: 'gateways', ran: true, failures: 0 },
      { name: 'comparison', ran: true, failures: 0 },
      { name: 'news', ran: true, failures: 0 },
    ])
  })
})
