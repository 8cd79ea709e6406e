import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openServer } from './open-server.ts'

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
