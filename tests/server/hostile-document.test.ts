/** Documents that somebody has made to do harm, over the wire: the server refuses them or takes them as text, and goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { outcomeOf } from './refusal.ts'
import { faultsOf, readShop } from './shop-record.ts'

const MARKUP = `<script>alert(1)</script>"'&`
const LARGE = 50 * 1024 * 1024
/**
 * What others wait at most while the server reads such a file, as it has one thread for all: so many times what
 * JSON alone takes for it here, and what any request may take on a busy machine.
 */
const LONGEST_WAIT = { times: 6, beyondMs: 10_000 }

type Fields = Record<string, unknown>
type ShopDocument = Fields & { version: number; users: Fields[]; contactMessages: Fields[] }

let server: OpenServer
let admin: Caller
beforeAll(async () => {
  server = await openServer({ env: { LOG_LEVEL: 'error' } })
  admin = await server.admin()
})
afterAll(() => server?.close())

const exported = async () => (await admin.api.shop.exportDocument()).text
const own = async () => JSON.parse(await exported()) as ShopDocument

const importing = (text: string, apply = true) => admin.api.shop.importDocument({ text, apply })

const message = (at: number, body: string): Fields => ({
  id: `message-${at}`,
  createdAt: '2026-03-01T10:00:00.000Z',
  name: MARKUP,
  email: 'visitor@shop.test',
  subject: MARKUP,
  message: body,
})

/** The refusal with its facts. The shop is what it was. */
async function refusalOf(text: string): Promise<unknown> {
  const before = await readShop(admin)
  const facts = await importing(text).then(
    () => 'taken',
    ({ code, status, data }: { code: string; status: number; data: unknown }) => ({
      code,
      status,
      data,
    }),
  )
  expect(await readShop(admin)).toEqual(before)
  return facts
}

const refused = (code: string, where: string) => ({
  code: 'DOCUMENT_REFUSED',
  status: 422,
  data: { code, where },
})

test('keys that lead to prototypes are refused beside the collections and left out within', async () => {
  const text = await exported()
  const poison = '"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},'
  const poisoned = text.replaceAll('{"', `{${poison}"`)
  expect(await refusalOf(poisoned)).toEqual(refused('not-a-document', '__proto__'))
  await importing(poisoned.replace(poison, ''))
  admin = await server.admin()
  expect(await exported()).not.toMatch(/__proto__|prototype/)
  // Nobody has become an administrator by it.
  const eve = { email: 'eve@shop.test', password: 'Copper-Lantern-84' }
  const browser = server.caller()
  await browser.api.accounts.register({ name: 'Eve', ...eve })
  await browser.api.accounts.login(eve)
  expect(await outcomeOf(browser.api.clients.list({}))).toBe('FORBIDDEN')
})

test('markup comes back to the letter, as JSON', async () => {
  const document = await own()
  const contactMessages = [message(1, MARKUP)]
  const users = document.users.map((user) => ({ ...user, name: MARKUP, company: MARKUP }))
  await importing(JSON.stringify({ ...document, users, contactMessages }))
  admin = await server.admin()
  expect((await admin.api.support.messages({})).items).toEqual(contactMessages)
  expect(await admin.api.accounts.me()).toMatchObject({ name: MARKUP, company: MARKUP })
  const response = await admin.request('/api/v1/accounts/me')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('half a file, one of tomorrow, wrong types and books that do not add up are refused with the reason', async () => {
  const document = await own()
  const text = JSON.stringify(document)
  const { users } = document
  const changed = (fields: Fields) => JSON.stringify({ ...document, ...fields })
  expect(await refusalOf(text.slice(0, text.length / 2))).toEqual(refused('not-json', ''))
  expect(await refusalOf(changed({ version: 99 }))).toEqual(refused('newer-version', 'version 99'))
  for (const name of Object.keys(document).filter((key) => Array.isArray(document[key]))) {
    expect(await refusalOf(changed({ [name]: {} }))).toEqual(refused('not-a-document', name))
    expect(await refusalOf(changed({ [name]: [7] }))).toMatchObject({
      data: { code: 'invalid-row', where: `${name}[0].` },
    })
  }
  const rich = users.map((user) => ({ ...user, coins: 1_000_000 }))
  expect(await refusalOf(changed({ users: rich }))).toMatchObject({
    data: { code: 'ledger-mismatch' },
  })
})

test('text that the database cannot hold is refused with its place, and so is one too long for an index', async () => {
  const document = await own()
  const withUser = (fields: Fields) =>
    JSON.stringify({ ...document, users: document.users.map((user) => ({ ...user, ...fields })) })
  for (const name of ['a\0b', 'half \ud800', '\udfff']) {
    expect(await refusalOf(withUser({ name }))).toEqual(refused('invalid-row', 'users[0].name'))
  }
  const letters = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const action = letters.join('')
  const entry = {
    id: 'entry-1',
    createdAt: '2026-03-01T10:00:00.000Z',
    actor: null,
    action,
    subject: 'shop',
    before: null,
    after: null,
    address: null,
    keptUntil: null,
  }
  const audit = JSON.stringify({ ...document, auditLog: [entry] })
  expect(await refusalOf(audit)).toEqual(refused('invalid-row', 'text-too-long'))
})

test('a file of 50 MB is taken or refused while others are served', async () => {
  const document = await own()
  const body = 'x'.repeat(5000)
  const rows = Math.floor(LARGE / (body.length + 300))
  const many = Array.from({ length: rows }, (_, at) => message(at, body))
  const large = JSON.stringify({ ...document, contactMessages: many })
  expect(large.length).toBeGreaterThan(LARGE * 0.9)
  const files: [text: string, outcome: string][] = [
    [`${'['.repeat(LARGE / 10)}${']'.repeat(LARGE / 10)}`, 'DOCUMENT_REFUSED'],
    [`"${'x'.repeat(LARGE)}"`, 'DOCUMENT_REFUSED'],
    [large.slice(0, -100), 'DOCUMENT_REFUSED'],
    ['x'.repeat(70 * 1024 * 1024), 'PAYLOAD_TOO_LARGE (413)'],
    [large, 'ok'],
  ]
  for (const [text, outcome] of files) {
    const parsing = msOfParsing(text)
    let isOver = false
    const taken = outcomeOf(importing(text)).finally(() => (isOver = true))
    const waits: number[] = []
    while (!isOver) waits.push(await waitOfAnother())
    expect(await taken).toBe(outcome)
    expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT.times * parsing + LONGEST_WAIT.beyondMs)
  }
  admin = await server.admin()
  const record = (await own()).contactMessages
  expect(record).toHaveLength(rows)
  expect(faultsOf(await readShop(admin))).toEqual([])
}, 300_000)

function msOfParsing(text: string): number {
  const started = Date.now()
  try {
    JSON.parse(text)
  } catch {
    // Also what is cut off is read to its end.
  }
  return Date.now() - started
}

/** Milliseconds that somebody else waits for the catalogue. */
async function waitOfAnother(): Promise<number> {
  const started = Date.now()
  await server.caller().api.plans.onSale()
  return Date.now() - started
}
