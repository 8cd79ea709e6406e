/** Connections as they are: too many of them, and bodies that hardly come. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '@hostfront/store/port'
import { afterEach, expect, test, vi } from 'vitest'
import { ORIGIN, openTestServer, type TestServerOptions } from '../testing/test-server.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const server of open.splice(0)) await server.close()
})

async function listen(options: TestServerOptions) {
  const server = await openTestServer(options)
  open.push(server)
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  return { ...server, port: Number(port) }
}

/** Of a connection: what came, and whether it is still open. */
interface Line {
  readonly socket: Socket
  readonly gone: Promise<unknown>
  text(): string
}

async function dial(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {})
  const gone = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([once(socket, 'connect').catch(() => {}), gone])
  return { socket, gone, text: () => text }
}

const asks = async ({ socket, text, gone }: Line): Promise<boolean> => {
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await Promise.race([gone, once(socket, 'data').catch(() => {})])
  return text().startsWith('HTTP/1.1 200')
}

test('an address has so many connections, and closing one makes room', async () => {
  const server = await listen({ env: { limitsFactor: 0.05 } })
  const lines = await Promise.all(Array.from({ length: 8 }, () => dial(server.port)))
  const answered = await Promise.all(lines.map(asks))
  expect(answered.filter(Boolean)).toHaveLength(5)
  lines[answered.indexOf(true)]?.socket.destroy()
  await expect.poll(async () => asks(await dial(server.port))).toBe(true)
  for (const { socket } of lines) socket.destroy()
})

test.each([
  ['1 proxy', 1],
  ['a proxy by its address', ['127.0.0.1']],
] as const)('behind %s it has as many as its callers need', async (_what, trustProxy) => {
  const server = await listen({ env: { limitsFactor: 0.05, trustProxy } })
  const lines = await Promise.all(Array.from({ length: 12 }, () => dial(server.port)))
  expect((await Promise.all(lines.map(asks))).filter(Boolean)).toHaveLength(12)
  for (const { socket } of lines) socket.destroy()
})

const headOf = (path: string, length: number, cookie = '') =>
  [
    `POST /api/rpc/${path} HTTP/1.1`,
    'host: localhost',
    `origin: ${ORIGIN}`,
    'content-type: application/json',
    `content-length: ${length}`,
    `cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n')

/** Sends a piece every so often, until there is nobody to take it. */
async function drip({ socket, gone }: Line, piece: string, everyMs: number): Promise<void> {
  const timer = setInterval(() => socket.write(piece), everyMs)
  await gone
  clearInterval(timer)
}

test('bodies that come byte by byte are cut off, all of them, and others are answered meanwhile', async () => {
  const server = await listen({ bodyMs: 600 })
  const lines = await Promise.all(Array.from({ length: 30 }, () => dial(server.port)))
  const started = performance.now()
  const over = lines.map((line) => {
    line.socket.write(headOf('accounts/login', 1000))
    return drip(line, 'x', 50)
  })
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  await Promise.all(over)
  expect(performance.now() - started).toBeGreaterThan(500)
  expect(lines.map(({ text }) => text().split('\r\n')[0])).toEqual(
    lines.map(() => 'HTTP/1.1 408 Request Timeout'),
  )
  expect(server.lines.filter((line) => line.includes('"status":408'))).toHaveLength(30)
})

test('a body that waits until the database says who sends it is not late', async () => {
  const bodyMs = 200
  let isAway = false
  const server = await listen({
    bodyMs,
    change: ({ store }) => ({
      store: {
        ...store,
        async read(...call) {
          if (!isAway) return store.read(...call)
          await pause(3 * bodyMs)
          throw new StoreError('unavailable', 'database')
        },
      },
    }),
  })
  const admin = await server.admin()
  isAway = true
  const line = await dial(server.port)
  line.socket.write(headOf('shop/importDocument', 200_000, admin) + 'x'.repeat(200_000))
  await expect.poll(line.text).toMatch(/^HTTP\/1.1 503/)
  line.socket.destroy()
})

test('who is not let in has no longer to send', async () => {
  const server = await listen({ bodyMs: 300 })
  const line = await dial(server.port)
  line.socket.write(headOf('shop/importDocument', 1000))
  await drip(line, 'x', 50)
  expect(line.text()).toMatch(/^HTTP\/1.1 408/)
})

test('a body in pieces is taken when all of it is there in time', async () => {
  const server = await listen({ bodyMs: 5000 })
  const body = '{"json":{}}'
  const line = await dial(server.port)
  line.socket.write(headOf('accounts/me', body.length))
  for (const letter of body) {
    line.socket.write(letter)
    await pause(20)
  }
  await expect.poll(line.text).toMatch(/^HTTP\/1.1 200/)
  line.socket.destroy()
})

test('a whole shop may take longer, as long as enough of it comes', async () => {
  const bodyMs = 500
  const server = await listen({ bodyMs })
  const admin = await server.admin()
  // More than is read ahead of the clock and has to come by it, together.
  const piece = 'x'.repeat(500_000)
  const taken: Promise<Socket[]> = once(server.app.server, 'connection')
  // The server's clock goes on when the test says so, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const steady = await dial(server.port)
  const [serverSide] = await taken
  steady.socket.write(headOf('shop/importDocument', piece.length * 8, admin))
  for (let sent = 1; sent <= 8; sent++) {
    steady.socket.write(piece)
    await expect.poll(() => serverSide?.bytesRead).toBeGreaterThanOrEqual(sent * piece.length)
    vi.advanceTimersByTime(bodyMs)
  }
  await expect.poll(steady.text).toMatch(/^HTTP\/1.1 400/)
  steady.socket.destroy()
  const slow = await dial(server.port)
  slow.socket.write(`${headOf('shop/importDocument', piece.length, admin)}x`)
  await expect
    .poll(() => {
      vi.advanceTimersByTime(bodyMs)
      return slow.text()
    })
    .toMatch(/^HTTP\/1.1 408/)
})
