import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SqlConnection, SqlDatabase, SqlRequest } from './sql-connection.ts'
import { unprepared } from './statements.ts'
import { ask } from './testing/ask.ts'
import { watchSilence } from './watch-silence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database that answers what the test lets it answer. */
function scripted() {
  const sent: SqlRequest[] = []
  const released: boolean[] = []
  const lend: (() => void)[] = []
  let isBusy = false
  const connection: SqlConnection = {
    send: (batch) => void sent.push(...batch),
    release: (isBroken) => void released.push(isBroken),
  }
  const database: SqlDatabase = {
    isConcurrent: true,
    acquire: () =>
      isBusy
        ? new Promise((resolve) => lend.push(() => resolve(connection)))
        : Promise.resolve(connection),
    close: async () => {},
  }
  return {
    watched: watchSilence(database),
    sent,
    released,
    lend,
    setBusy: (is: boolean) => {
      isBusy = is
    },
    answer: () => sent.shift()?.answer({ rows: [], tag: 'SELECT 0' }),
  }
}

/** How long `promise` took to fail, in seconds of the fake clock; null: it has not failed within a minute. */
async function secondsToFail(promise: Promise<unknown>): Promise<number | null> {
  let message: string | null = null
  promise.catch((error: Error) => {
    message = error.message
  })
  for (let quarter = 0; quarter < 240; quarter++) {
    await vi.advanceTimersByTimeAsync(250)
    if (message !== null) {
      expect(message).toBe('timeout: the database is silent')
      return (quarter + 1) / 4
    }
  }
  return null
}

const SELECT = unprepared('select 1')

test('what is not answered fails after four seconds, and what is asked next sooner', async () => {
  const { watched } = scripted()
  const first = ask(await watched.acquire(), SELECT)
  expect(await secondsToFail(first)).toBe(4)
  const second = ask(await watched.acquire(), SELECT)
  expect(await secondsToFail(second)).toBe(1.5)
})

test('doubt ends with an answer, and with time', async () => {
  const { watched, answer, sent } = scripted()
  expect(await secondsToFail(ask(await watched.acquire(), SELECT))).toBe(4)
  sent.length = 0
  const answered = ask(await watched.acquire(), SELECT)
  answer()
  await answered
  expect(await secondsToFail(ask(await watched.acquire(), SELECT))).toBe(4)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await secondsToFail(ask(await watched.acquire(), SELECT))).toBe(4)
})

test('a transaction of many statements may take as long as it likes', async () => {
  const { watched, answer } = scripted()
  const connection = await watched.acquire()
  for (let at = 0; at < 10; at++) {
    const asked = ask(connection, SELECT)
    await vi.advanceTimersByTimeAsync(3000)
    answer()
    await asked
  }
})

test('of statements that were sent together each has its time', async () => {
  const { watched, answer } = scripted()
  const connection = await watched.acquire()
  const asked = [ask(connection, SELECT), ask(connection, SELECT), ask(connection, SELECT)]
  for (const one of asked) {
    await vi.advanceTimersByTimeAsync(3000)
    answer()
    await one
  }
})

test('whoever waits for a free connection waits on while others are answered', async () => {
  const { watched, answer, lend, setBusy } = scripted()
  const connection = await watched.acquire()
  setBusy(true)
  let outcome = 'waits'
  watched.acquire().then(
    () => (outcome = 'served'),
    () => (outcome = 'refused'),
  )
  for (let at = 0; at < 6; at++) {
    const asked = ask(connection, SELECT)
    await vi.advanceTimersByTimeAsync(1000)
    answer()
    await asked
  }
  expect(outcome).toBe('waits')
  lend.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toBe('served')
})

test('a connection that comes too late is given back', async () => {
  const { watched, lend, setBusy, released } = scripted()
  setBusy(true)
  expect(await secondsToFail(watched.acquire())).toBe(4)
  lend.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(released).toEqual([false])
})

test('an answer after all changes nothing any more', async () => {
  const { watched, answer } = scripted()
  const asked = ask(await watched.acquire(), SELECT)
  expect(await secondsToFail(asked)).toBe(4)
  expect(() => answer()).not.toThrow()
  await expect(asked).rejects.toThrow('silent')
})

test('a process that stood still itself blames nobody', async () => {
  const { watched, answer } = scripted()
  const asked = ask(await watched.acquire(), SELECT)
  await vi.advanceTimersByTimeAsync(1000)
  // A minute passes in which no timer ran: then one look, and the answer that was there all the time.
  vi.setSystemTime(Date.now() + 60_000)
  const standing = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await vi.advanceTimersByTimeAsync(250)
  answer()
  await asked
  standing.mockRestore()
})
