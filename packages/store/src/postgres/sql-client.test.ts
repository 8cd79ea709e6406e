import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openSqlClient, type SqlClient } from './sql-client.ts'
import { serverUrl } from './testing/test-database.ts'

const server = serverUrl()
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** Sits before a database, and passes nothing on any more when asked to. */
async function listenBefore(url: URL) {
  const sockets: Socket[] = []
  let calls = 0
  let isFrozen = false
  const between = createServer((client) => {
    calls++
    const database = connect(Number(url.port || 5432), url.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.push(from)
      from.on('data', (chunk) => void (isFrozen || to.write(chunk)))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  })
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  cleanups.push(
    () => between.close(),
    () => sockets.map((socket) => socket.destroy()),
  )
  const address = between.address()
  const target = new URL(url)
  target.hostname = '127.0.0.1'
  target.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: target.href,
    calls: () => calls,
    freeze: (is: boolean) => {
      isFrozen = is
    },
  }
}

const ask = (client: SqlClient) => client.query({ text: 'select 1 as one' })

describe.skipIf(!server)('in a hurry', () => {
  test('a database that falls silent is waited for once; others fail at once until it may be back', async () => {
    const between = await listenBefore(new URL(server ?? ''))
    const client = openSqlClient(between.url, { isHurried: true })
    cleanups.push(() => client.close())
    expect((await ask(client)).rows).toEqual([{ one: 1 }])
    between.freeze(true)
    const started = performance.now()
    await expect(ask(client)).rejects.toThrow()
    const waited = performance.now() - started
    await expect(ask(client)).rejects.toThrow('a moment ago')
    await expect(ask(client)).rejects.toThrow('a moment ago')
    expect(performance.now() - started - waited).toBeLessThan(waited)
    between.freeze(false)
    await expect
      .poll(
        () =>
          ask(client).then(
            ({ rows }) => rows,
            () => [],
          ),
        { timeout: 10_000 },
      )
      .toEqual([{ one: 1 }])
  }, 30_000)

  test('what the database refuses is an answer', async () => {
    const client = openSqlClient(server ?? '', { isHurried: true })
    cleanups.push(() => client.close())
    await ask(client)
    await expect(client.query({ text: 'select nothing from nowhere' })).rejects.toThrow('nowhere')
    expect((await ask(client)).rows).toEqual([{ one: 1 }])
  })
})
