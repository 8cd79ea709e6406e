/** What needs a real connection: streams, many calls at once, and an end in the middle of one. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  ADMIN,
  ORDER,
  ORIGIN,
  openTestServer,
  type TestServer,
  type TestServerOptions,
} from '../testing/test-server.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function listen(options: TestServerOptions = {}) {
  const server = await openTestServer(options)
  open.push(server)
  return { ...server, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) }
}

async function hear(url: string, cookie = '') {
  const controller = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: cookie ? { cookie } : {},
    signal: controller.signal,
  })
  let text = ''
  const whole = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  })().catch(() => {})
  const events = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(String(data)))
  return { response, events, text: () => text, whole, stop: () => controller.abort() }
}

/** An announcement, of which everybody hears, after whatever was changed before. */
const changeWhatIsPublic = ({ backend }: TestServer) =>
  backend.store.transaction((tx) =>
    tx.announcements.insert({
      id: 'for-everybody',
      createdAt: '2026-01-01T00:00:00.000Z',
      title: 'For everybody',
      content: '',
      type: 'info',
      isActive: true,
      targetAudience: 'all',
    }),
  )

test('visitors hear of what is public, customers besides of their own, administrators of all', async () => {
  const server = await listen()
  const customer = await server.customer()
  const other = { name: 'Bob', email: 'bob@shop.test', password: 'Marble-Lantern-52' }
  await server.call('accounts/register', other)
  const ears = {
    visitor: await hear(server.url),
    customer: await hear(server.url, customer),
    other: await hear(server.url, await server.signIn(other)),
    admin: await hear(server.url, await server.admin()),
  }
  const place = { ...ORDER, paymentMethod: 'paypal' }
  expect(
    (await server.call('orders/place', place, { headers: { cookie: customer } })).statusCode,
  ).toBe(200)
  await changeWhatIsPublic(server)
  for (const { events } of Object.values(ears)) {
    await expect.poll(() => events().flat()).toContain('announcements')
  }
  // A listener that got the announcement would have got the order that came before it.
  const heard = Object.fromEntries(
    Object.entries(ears).map(([who, { events }]) => [who, events().flat()]),
  )
  expect(heard.visitor).not.toContain('orders')
  expect(heard.other).not.toContain('orders')
  expect(heard.customer).toContain('orders')
  expect(heard.admin).toContain('orders')
  expect(ears.visitor.response.headers.get('content-type')).toContain('text/event-stream')
  expect(ears.visitor.text()).toContain('retry: 3000')
  for (const ear of Object.values(ears)) ear.stop()
})

test('many changes in a moment are one word', async () => {
  const server = await listen()
  const ear = await hear(server.url, await server.admin())
  const before = ear.events().length
  const began = performance.now()
  for (let number = 0; number < 30; number++) {
    await server.call('content/subscribe', { email: `reader${number}@shop.test` })
  }
  await changeWhatIsPublic(server)
  const words = () => ear.events().slice(before)
  await expect.poll(() => words().flat()).toContain('announcements')
  expect(words().flat()).toContain('subscribers')
  // However long the changes took: one word in a quarter of a second, and what was on its way before.
  expect(words().length).toBeLessThan((performance.now() - began) / 250 + 3)
  ear.stop()
})

test('one address may listen fifty times, and leaving makes room', async () => {
  const server = await listen()
  const ears = await Promise.all(Array.from({ length: 50 }, () => hear(server.url)))
  expect((await hear(server.url)).response.status).toBe(429)
  ears[0]?.stop()
  await expect
    .poll(async () => {
      const next = await hear(server.url)
      ears.push(next)
      return next.response.status
    })
    .toBe(200)
  for (const ear of ears) ear.stop()
})

function openGate() {
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  return { pass, passed }
}

test('closing finishes what was accepted, ends the streams, and lets nobody in', async () => {
  const started = openGate()
  const mayEnd = openGate()
  const server = await listen({
    change: ({ store }) => ({
      store: {
        ...store,
        read: async (fn) => {
          started.pass()
          await mayEnd.passed
          return store.read(fn)
        },
      },
    }),
  })
  const ear = await hear(server.url)
  const slow = fetch(`${server.url}/api/v1/plans/onSale`)
  await started.passed
  const closing = server.close()
  await ear.whole
  mayEnd.pass()
  expect((await slow).status).toBe(200)
  await closing
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
})

test('64 logins at once are all answered, and others meanwhile', async () => {
  const server = await listen()
  const post = () =>
    fetch(`${server.url}/api/v1/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(ADMIN),
    })
  await post()
  const logins = Array.from({ length: 64 }, post)
  const asked = performance.now()
  expect((await fetch(`${server.url}/api/v1/plans/onSale`)).status).toBe(200)
  const waited = performance.now() - asked
  const statuses = (await Promise.all(logins)).map(({ status }) => status)
  const all = performance.now() - asked
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(waited).toBeLessThan(all / 2)
})

/** As plain clients do it: everything is sent before anything is read. Resolves to the first line of the answer. */
async function sendAll(url: string, head: readonly string[], bytes: number): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.pause()
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => {})
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const piece = Buffer.alloc(1_000_000, 'x')
  for (let sent = 0; sent < bytes; sent += piece.length) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), failed])
  }
  socket.resume()
  const [answer] = await Promise.race([once(socket, 'data'), failed])
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

test('whoever sends too much is told so when all of it is sent', async () => {
  const server = await listen()
  const admin = await server.admin()
  const bytes = 80_000_000
  for (const procedure of ['admin/search', 'shop/importDocument']) {
    const head = [
      `POST /api/rpc/${procedure} HTTP/1.1`,
      `host: ${new URL(server.url).host}`,
      `origin: ${ORIGIN}`,
      `cookie: ${admin}`,
      'content-type: application/json',
      `content-length: ${bytes}`,
    ]
    expect(await sendAll(server.url, head, bytes)).toBe('HTTP/1.1 413 Payload Too Large')
  }
})
