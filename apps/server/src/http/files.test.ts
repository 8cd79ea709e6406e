import { request as sendOverWire } from 'node:http'
import { jpegOf, PDF, pngOf, textBytes } from '@hostfront/domain/files/sample-bytes'
import { MAX_FILE_BYTES } from '@hostfront/domain/files/stored-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUSTOMER, ORIGIN, openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let cookie: string
let admin: string

beforeAll(async () => {
  server = await openTestServer()
  cookie = await server.customer()
  admin = await server.admin()
})
afterAll(() => server.close())

const BYTES = { 'content-type': 'application/octet-stream', origin: ORIGIN }

const send = (bytes: Uint8Array, name: string, headers: Record<string, string> = { cookie }) =>
  server.app.inject({
    method: 'POST',
    url: `/api/files?${new URLSearchParams({ purpose: 'attachment', name })}`,
    payload: Buffer.from(bytes),
    headers: { ...BYTES, ...headers },
  })
const open = (id: string, headers: Record<string, string> = { cookie }) =>
  server.app.inject({ url: `/api/files/${id}`, headers })

async function eve(): Promise<string> {
  const account = { name: 'Eve', email: 'eve@shop.test', password: CUSTOMER.password }
  await server.call('accounts/register', account)
  return server.signIn(account)
}

test('a picture comes back as it was sent, as a picture that may do nothing', async () => {
  const bytes = pngOf(3, 4)
  const sent = await send(bytes, 'Bildschirm "1" für Ada.png')
  expect([sent.statusCode, sent.json()]).toMatchObject([
    200,
    { name: 'Bildschirm _1_ für Ada.png', type: 'image/png', size: bytes.length, state: 'kept' },
  ])
  const found = await open(sent.json().id)
  expect(found.statusCode).toBe(200)
  expect(Uint8Array.from(found.rawPayload)).toEqual(bytes)
  expect(found.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': "inline; filename*=UTF-8''Bildschirm%20_1_%20f%C3%BCr%20Ada.png",
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(found.headers['content-encoding']).toBeUndefined()
})

test('a document is saved, not shown', async () => {
  const { id } = (await send(PDF, 'slip.pdf')).json()
  const { headers } = await open(id)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toMatch(/^attachment;/)
})

test('a picture with a page in it is a picture, whatever it is called and asked for as', async () => {
  const page = jpegOf(2, 2, '<html><script>alert(document.cookie)</script>')
  const { id, name } = (await send(page, 'page.html')).json()
  expect(name).toBe('page.html.jpg')
  const found = await open(id, { cookie, accept: 'text/html' })
  expect([found.headers['content-type'], found.headers['x-content-type-options']]).toEqual([
    'image/jpeg',
    'nosniff',
  ])
})

test.each([
  ['SVG', textBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'type'],
  ['a page with a document in it', textBytes('<html>%PDF-1.7'), 'type'],
  ['nothing', new Uint8Array(), 'empty'],
  ['100 megapixels', pngOf(10_000, 10_000), 'too-many-pixels'],
])('%s is refused', async (_what, bytes, problem) => {
  const reply = await send(bytes, 'x.png')
  expect([reply.statusCode, reply.json()]).toMatchObject([
    422,
    { defined: true, code: 'FILE_REFUSED', data: { problem } },
  ])
})

test.each([
  ['../../../etc/passwd', 'passwd.png'],
  ['a\u202egnp.exe', 'agnp.exe.png'],
  ['x.png\r\nSet-Cookie: a=b', 'x.pngSet-Cookie_ a=b.png'],
])('the name %j ends as %j, and no header breaks', async (name, kept) => {
  const sent = await send(pngOf(1, 1), name)
  expect(sent.json().name).toBe(kept)
  const { headers } = await open(sent.json().id)
  expect(headers['content-disposition']).not.toMatch(/[\r\n\u202e]/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('without a session, from another site and with a key nothing is sent or opened', async () => {
  const { id } = (await send(pngOf(1, 1), 'a.png')).json()
  const status = async (headers: Record<string, string>) => [
    (await send(pngOf(1, 1), 'a.png', headers)).statusCode,
    (await open(id, headers)).statusCode,
  ]
  expect(await status({})).toEqual([401, 401])
  expect(await status({ cookie, origin: 'https://evil.example' })).toEqual([403, 200])
  expect(await status({ cookie, 'sec-fetch-site': 'cross-site' })).toEqual([403, 200])
  const form = {
    name: 'k',
    scopes: ['orders:read'],
    expiresInDays: null,
    password: CUSTOMER.password,
  }
  const { key } = (await server.call('apiKeys/create', form, { headers: { cookie } })).json().json
  expect(await status({ authorization: `Bearer ${key}` })).toEqual([403, 403])
})

test('what a form of another site could send is not read', async () => {
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
    const reply = await send(pngOf(1, 1), 'a.png', { cookie, 'content-type': type })
    expect([type, reply.statusCode]).toEqual([type, 415])
  }
})

test('another’s file is as one that never was', async () => {
  const { id } = (await send(pngOf(1, 1), 'a.png')).json()
  const other = await eve()
  const [theirs, unknown] = [
    await open(id, { cookie: other }),
    await open('never-was', { cookie: other }),
  ]
  expect([theirs.statusCode, theirs.json()]).toEqual([404, unknown.json()])
  expect((await open(id, { cookie: admin })).statusCode).toBe(404)
  expect((await open(`${id}%00`)).statusCode).toBe(404)
  expect((await open('..%2f..%2fpackage.json')).statusCode).toBe(404)
})

test('who reads a ticket opens what goes with it; a note’s file only the team', async () => {
  const picture = (await send(pngOf(1, 1), 'a.png')).json().id
  const form = {
    subject: 'Lag',
    priority: 'low',
    serviceId: '',
    message: 'See.',
    fileIds: [picture],
  }
  const { id } = (await server.call('tickets/open', form, { headers: { cookie } })).json().json
  expect((await open(picture, { cookie: admin })).statusCode).toBe(200)
  const secret = (await send(pngOf(1, 1), 'b.png', { cookie: admin })).json().id
  const note = { id, message: 'Hm.', isInternal: true, fileIds: [secret] }
  await server.call('tickets/answer', note, { headers: { cookie: admin } })
  expect((await open(secret)).statusCode).toBe(404)
  expect((await open(secret, { cookie: admin })).statusCode).toBe(200)
})

test('what is asked is said: a purpose that there is, and a name', async () => {
  for (const query of ['', '?purpose=avatar&name=a', '?purpose=proof']) {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/files${query}`,
      payload: Buffer.from(pngOf(1, 1)),
      headers: { ...BYTES, cookie },
    })
    expect([query, reply.statusCode]).toEqual([query, 400])
  }
})

/** Over a real connection; `length` null: in chunks, without saying how much comes. */
function sendRaw(
  bytes: number,
  length: number | null,
  who = cookie,
): Promise<{ status: number; sent: number }> {
  const { port } = server.app.server.address() as { port: number }
  return new Promise((resolve, reject) => {
    let sent = 0
    const request = sendOverWire(
      {
        port,
        agent: false,
        method: 'POST',
        path: '/api/files?purpose=attachment&name=a.pdf',
        headers: {
          ...BYTES,
          cookie: who,
          ...(length === null ? {} : { 'content-length': length }),
        },
      },
      (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, sent })
      },
    )
    request.on('error', reject)
    const head = Buffer.alloc(64 * 1024)
    head.set(PDF)
    const write = (): void => {
      if (sent >= bytes) return void request.end()
      sent += head.length
      if (request.write(sent === head.length ? head : Buffer.alloc(head.length)))
        setImmediate(write)
      else request.once('drain', write)
    }
    write()
  })
}

test('too much is refused by what is announced, and by what comes where nothing is', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const large = 6 * 1024 * 1024
  const announced = await sendRaw(64 * 1024, large).catch(() => ({ status: 422, sent: 0 }))
  expect(announced.status).toBe(422)
  expect(announced.sent).toBeLessThan(large)
  const chunked = await sendRaw(large, null)
  expect(chunked.status).toBe(413)
  const fits = await sendRaw(MAX_FILE_BYTES, null)
  expect(fits.status).toBe(200)
})

test('twenty large ones at once: no more is kept than there is room for, and the shop answers on', async () => {
  const who = await server.signIn(
    await (async () => {
      const account = { name: 'Max', email: 'max@shop.test', password: CUSTOMER.password }
      await server.call('accounts/register', account)
      return account
    })(),
  )
  const sends = await Promise.all(
    Array.from({ length: 20 }, () =>
      sendRaw(MAX_FILE_BYTES, MAX_FILE_BYTES, who).catch(() => ({ status: 503 })),
    ),
  )
  const counts = (status: number) => sends.filter((each) => each.status === status).length
  expect(counts(200)).toBeGreaterThan(0)
  expect(counts(200)).toBeLessThanOrEqual(10)
  expect(counts(200) + counts(409) + counts(503)).toBe(20)
  expect((await server.call('accounts/me', {}, { headers: { cookie: who } })).statusCode).toBe(200)
  const again = await send(pngOf(1, 1), 'a.png', { cookie: who })
  expect([200, 409]).toContain(again.statusCode)
})
