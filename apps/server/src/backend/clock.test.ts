import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import { expect, test } from 'vitest'
import { openTestServer } from '../testing/test-server.ts'
import { watchClock } from '../watch-clock.ts'
import { openBackend } from './open-backend.ts'

/** A PostgreSQL whose clock is so many seconds ahead of this machine's. */
const databaseAhead = (seconds: () => number) => ({
  query: async ({ text }: { text: string }) => ({
    rows: text.includes('clock_timestamp') ? [{ now: String(Date.now() / 1000 + seconds()) }] : [],
    rowCount: 0,
  }),
})

const backendWith = (seconds: () => number) =>
  openBackend({
    files: createMemoryFileBytes(),
    store: createMemoryStore(),
    sql: databaseAhead(seconds),
    limitsFactor: 1,
    serverKey: null,
    publicUrl: 'http://localhost',
  })

test('the clock is held against the database’s', async () => {
  let seconds = 0
  const { clock } = await backendWith(() => seconds)
  expect(await clock.look()).toBeNull()
  seconds = 90
  expect(await clock.look()).toMatchObject({ kind: 'differs' })
  seconds = -3600
  const fault = await clock.look()
  const apart = Date.parse(fault?.now ?? '') - Date.parse(fault?.other ?? '')
  expect(Math.round(apart / 1000)).toBe(3600)
  seconds = 0
  expect(await clock.look()).toBeNull()
})

test('a server whose clock is wrong is not ready, and says why', async () => {
  let seconds = 0
  const { clock } = await backendWith(() => seconds)
  const server = await openTestServer({ change: () => ({ clock }) })
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  seconds = 120
  await clock.look()
  const answer = await server.app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    status: 'clock differs',
    now: expect.any(String),
    other: expect.any(String),
  })
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  await server.app.close()
})

test('the log says once that the clock is wrong; a database that does not answer changes nothing', async () => {
  const lines: string[] = []
  const log = {
    error: (_: unknown, text?: string) => void lines.push(text ?? ''),
    info: (text: string) => void lines.push(text),
  }
  const fault = { kind: 'behind', now: '', other: '' } as const
  const watch = await watchClock(
    {
      fault: () => fault,
      look: () => Promise.reject(new Error('away')),
      lookAfterJump: async () => undefined,
    },
    log as never,
  )
  watch.stop()
  expect(lines).toEqual([expect.stringContaining('the clock is wrong')])
})
