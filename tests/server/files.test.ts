import { jpegOf, PDF } from '@hostfront/domain/files/sample-bytes'
import { MAX_ACCOUNT_BYTES, MAX_FILE_BYTES } from '@hostfront/domain/files/stored-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { DATABASES } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'

const PASSWORD = 'Copper-Meadow-31'

const send = (caller: Caller, bytes: Uint8Array, name = 'slip.pdf'): Promise<Response> =>
  caller.request(`/api/files?${new URLSearchParams({ purpose: 'attachment', name })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  })

async function idOf(response: Response): Promise<string> {
  const { id } = (await response.json()) as { id: string }
  return id
}

/** So many bytes that begin as a document does. */
function documentOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(7)
  bytes.set(PDF)
  return bytes
}

describe.each(DATABASES)('files on %s', (database) => {
  let server: OpenServer
  beforeAll(async () => {
    server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
  })
  afterAll(() => server.close())

  async function customer(name: string): Promise<Caller> {
    const caller = server.caller()
    const email = `${name}@shop.test`
    await caller.api.accounts.register({ name, email, password: PASSWORD })
    await caller.api.accounts.login({ email, password: PASSWORD })
    return caller
  }

  test('what was sent is there after a kill, as it was, and the books know it', async () => {
    const jane = await customer('jane')
    const bytes = documentOf(1_234_567)
    const id = await idOf(await send(jane, bytes))
    const form = { subject: 'Slip', priority: 'low', serviceId: '', message: 'See.' } as const
    await jane.api.tickets.open({ ...form, fileIds: [id] })
    await server.kill()
    await server.start()
    const found = await jane.request(`/api/files/${id}`)
    expect(found.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
    const admin = await server.admin()
    const { problems } = await admin.api.shop.checkIntegrity()
    expect(problems.filter(({ code }) => code.startsWith('file-'))).toEqual([])
    expect((await admin.api.shop.exportDocument()).files).toEqual({ count: 1, bytes: bytes.length })
  })

  test('twenty of 5 MB at once: those that fit are kept, and others are served meanwhile', async () => {
    const max = await customer('max')
    const sending = Array.from({ length: 20 }, () => send(max, documentOf(MAX_FILE_BYTES)))
    const meanwhile = await server.caller().request('/healthz')
    const statuses = (await Promise.all(sending)).map(({ status }) => status)
    const kept = statuses.filter((status) => status === 200).length
    expect(meanwhile.status).toBe(200)
    expect(kept).toBeGreaterThan(0)
    expect(kept * MAX_FILE_BYTES).toBeLessThanOrEqual(MAX_ACCOUNT_BYTES)
    for (const status of statuses) expect([200, 409, 429, 503]).toContain(status)
  })

  test('where there is room for two more, of four at once two are kept', async () => {
    const tim = await customer('tim')
    for (let count = 0; count < 8; count++) {
      expect((await send(tim, documentOf(MAX_FILE_BYTES))).status).toBe(200)
    }
    const last = Array.from({ length: 4 }, () => send(tim, documentOf(MAX_FILE_BYTES)))
    const statuses = (await Promise.all(last)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 409, 409])
  })

  test('another site, a stranger and another customer get nothing', async () => {
    const [ada, eve] = [await customer('ada'), await customer('eve')]
    const id = await idOf(await send(ada, jpegOf(2, 2, '<script>alert(1)</script>'), 'x.html'))
    const foreign = server.caller({
      cookies: ada.cookies,
      headers: { origin: 'https://evil.example' },
    })
    expect((await send(foreign, PDF)).status).toBe(403)
    expect((await send(server.caller(), PDF)).status).toBe(401)
    expect((await server.caller().request(`/api/files/${id}`)).status).toBe(401)
    expect((await eve.request(`/api/files/${id}`)).status).toBe(404)
    const own = await ada.request(`/api/files/${id}`)
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''x.html.jpg",
      'cache-control': 'private, no-store',
    })
  })
})
