import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Gate, OrderingClient } from './kill/ordering-client.ts'
import { openServer } from './open-server.ts'
import { stockShop } from './shop-record.ts'

test('a connection that was opened ahead and never used does not hold up the end', async () => {
  const server = await openServer({ env: { LOG_LEVEL: 'error' } })
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
    const started = Date.now()
    expect(await server.stop()).toBe(0)
    expect(Date.now() - started).toBeLessThan(5000)
  } finally {
    socket.destroy()
    await server.close()
  }
})

test('told to end while orders come in, it finishes them and complains of nothing', async () => {
  const server = await openServer({ env: { LOG_LEVEL: 'warn', LIMITS_FACTOR: '10' } })
  try {
    const { people } = await stockShop(
      server,
      Array.from({ length: 6 }, (_, at) => ({ name: `customer-${at}`, coins: 5_000_000 })),
    )
    const clients = people.map((person) => new OrderingClient(person, new Gate()))
    const running = Promise.all(clients.map((client) => client.run()))
    const acknowledged = () => clients.flatMap((client) => client.acknowledged).length
    await expect.poll(acknowledged).toBeGreaterThan(5)
    expect(await server.stop()).toBe(0)
    for (const client of clients) client.end()
    await running
    // Mails were being written to their folder, and more of them were waiting than there was time for.
    expect(
      server
        .log()
        .split('\n')
        .filter((line) => /"stack"|\n\s+at /.test(line)),
    ).toEqual([])
  } finally {
    await server.close()
  }
})
