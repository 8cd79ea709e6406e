import { randomUUID } from 'node:crypto'
import { contract } from '@hostfront/contract/contract'
import { API_SCOPES, type ApiScope } from '@hostfront/domain/accounts/api-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller as Client } from './caller.ts'
import { copyOfNewShop, type Database } from './database.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { CALLERS, type Caller, type Records, type Row } from './permission-rows/row.ts'
import { permissionTable } from './permission-table.ts'
import { outcomeOf } from './refusal.ts'
import { shownRenewal } from './renew-as-shown.ts'
import { readShop, stockShop } from './shop-record.ts'

const PLENTY = 1_000_000
const NAMES = ['owner', 'other', 'suspended', 'chief', 'key-owner', 'key-chief']
const accountOf = (name: string) => ({ email: `${name}@shop.test`, password: ADMIN.password })

let database: Database
let server: OpenServer
let callers: Record<Caller, Client>
/** The same people, who gave their password long ago. */
let aged: Record<Caller, Client>
let records: Records
/** Of the suspended account, for rows that end the session they are called with: nobody can sign in to it again. */
const spares: Client[] = []
/** By whose key it is and what it may do, `owner orders:read`. */
const keys = new Map<string, Client>()

beforeAll(async () => {
  database = await copyOfNewShop()
  server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
  await stockShop(
    server,
    NAMES.map((name) => ({ name, coins: PLENTY, role: name.endsWith('chief') ? 'admin' : 'user' })),
  )
  callers = {
    visitor: server.caller(),
    owner: await signIn('owner'),
    other: await signIn('other'),
    suspended: await signIn('suspended'),
    admin: await signIn('chief'),
  }
  for (let at = 0; at < 3; at++) spares.push(await signIn('suspended'))
  records = recordsOf(await signIn('owner'))
  for (const [of, name] of [
    ['owner', 'key-owner'],
    ['admin', 'key-chief'],
  ] as const) {
    const { api } = await signIn(name)
    for (const scope of API_SCOPES) {
      const others = API_SCOPES.filter((other) => other !== scope)
      for (const [label, scopes] of [
        [scope, [scope]],
        [`all but ${scope}`, others],
      ] as const) {
        const { key } = await api.apiKeys.create({
          name: label,
          scopes: [...scopes],
          expiresInDays: 1,
        })
        keys.set(`${of} ${label}`, server.caller({ apiKey: key }))
      }
    }
  }
  await server.stop()
  await database.query('UPDATE sessions SET confirmed_at = NULL')
  await database.query(`UPDATE users SET status = 'suspended' WHERE email = 'suspended@shop.test'`)
  await server.start()
  aged = { ...callers }
  for (const caller of ['owner', 'other', 'admin'] as const) {
    callers[caller] = await freshCaller(caller)
  }
  records = recordsOf(await signIn('owner'))
})

afterAll(async () => {
  await server?.close()
  await database?.remove()
})

async function signIn(name: string): Promise<Client> {
  const browser = server.caller()
  await browser.api.accounts.login(accountOf(name))
  return browser
}

function recordsOf({ api }: Client): Records {
  const idOfOwner = async () => (await api.accounts.me())?.id ?? ''
  const unpaid = () => api.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const newService = async () => {
    const form = { userId: await idOfOwner(), serviceName: 'Extra', price: 500, serviceId: '' }
    return callers.admin.api.services.add(form)
  }
  return {
    order: async () => (await api.orders.place(orderForm)).order.id,
    unpaidOrder: async () => (await unpaid()).order.id,
    invoice: async () => (await unpaid()).invoice?.id ?? '',
    service: async () => (await newService()).id,
    renewal: async () => shownRenewal(await newService()),
    async ticket() {
      const form = {
        subject: 'Lag',
        priority: 'low',
        serviceId: '',
        message: 'It is slow.',
      } as const
      return (await api.tickets.open(form)).id
    },
    announcement: newAnnouncement,
    client: idOfOwner,
    async note() {
      const note = { id: await idOfOwner(), body: 'Pays late.' }
      return (await callers.admin.api.clients.addNote(note)).id
    },
    async session() {
      const browser = await signIn('owner')
      return (await browser.api.accounts.sessions()).find(({ current }) => current)?.id ?? ''
    },
    async apiKey() {
      const form = { name: 'Key', scopes: ['orders:read' as const], expiresInDays: 1 }
      const { apiKey } = await api.apiKeys.create(form)
      // An account has 20 at most: the one before goes, if it is still there.
      const [, before] = await api.apiKeys.list()
      if (before) await outcomeOf(api.apiKeys.revoke({ id: before.id }))
      return apiKey.id
    },
    newEmail: () => `${randomUUID()}@shop.test`,
    owner: accountOf('owner'),
  }
}

async function newAnnouncement(): Promise<string> {
  const form = { title: 'New rack', content: '', type: 'info', isActive: false } as const
  const { api } = callers.admin
  return (await api.announcements.create({ ...form, targetAudience: 'all' })).id
}

/** Another session for a caller whose last one the row has ended. */
const freshCaller = (caller: Caller): Promise<Client> =>
  signIn(caller === 'admin' ? 'chief' : caller)

test('every procedure of the contract has a row, and every row a procedure', () => {
  const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  )
  expect(Object.keys(permissionTable).sort()).toEqual(procedures.sort())
})

const ENDS_SESSIONS = /^accounts\.(logout|login|endOtherSessions)$/

/** Those in aged sessions first: other rows end the sessions of a person. */
const inOrder = Object.entries(permissionTable).toSorted(
  ([, one], [, other]) => Number(other.session === 'aged') - Number(one.session === 'aged'),
)

describe.each(inOrder)('%s', (name, row) => {
  test.each(CALLERS)('called by: %s', async (caller) => {
    const doesEnd = ENDS_SESSIONS.test(name)
    const people = row.session === 'aged' ? aged : callers
    const client = doesEnd && caller === 'suspended' ? spares.pop() : people[caller]
    if (!client) throw new Error('No session is left for the suspended account')
    expect(await outcomeOf(row.call(client.api, records))).toBe(row.answers[caller])
    if (!doesEnd || caller === 'suspended') return
    callers[caller] = caller === 'visitor' ? server.caller() : await freshCaller(caller)
    if (caller === 'owner') records = recordsOf(await signIn('owner'))
  })

  test.each(['owner', 'admin'] as const)('called with a key of: %s', async (of) => {
    const wrong: string[] = []
    for (const [label, scopes] of keyCases(row)) {
      const client = keys.get(`${of} ${label}`)
      if (!client) throw new Error(`There is no key ${label}`)
      // Records are the owner's; the keys belong to others.
      const expected = answerToKey(row, of, scopes)
      const told = of === 'owner' ? asStranger(row, expected) : expected
      const outcome = await outcomeOf(row.call(client.api, records))
      if (outcome !== told) wrong.push(`${label}: ${outcome}, not ${told}`)
    }
    expect(wrong).toEqual([])
  })
})

/** What a key of the owner or of an administrator gets, which may do all of `scopes`. */
function answerToKey(row: Row, of: 'owner' | 'admin', scopes: readonly ApiScope[]): string {
  if (row.key === 'any') return row.answers[of]
  return row.key !== 'none' && scopes.includes(row.key) ? row.answers[of] : 'FORBIDDEN'
}

/** The key's account owns none of the records. */
function asStranger({ answers }: Row, expected: string): string {
  return expected === 'ok' && answers.other === 'NOT_FOUND' ? 'NOT_FOUND' : expected
}

/** Each scope alone, and all but the one that is needed, where a key can reach the procedure at all. */
function keyCases({ key }: Row): [string, readonly ApiScope[]][] {
  const alone = API_SCOPES.map((scope): [string, readonly ApiScope[]] => [scope, [scope]])
  if (key === 'any' || key === 'none') return alone
  return [...alone, [`all but ${key}`, API_SCOPES.filter((scope) => scope !== key)]]
}

describe('the same over REST', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }

  test.each([
    ['orders.mine', '/api/v1/orders/mine', null],
    ['orders.list', '/api/v1/orders/list', null],
    ['apiKeys.list', '/api/v1/apiKeys/list', null],
    ['shop.exportDocument', '/api/v1/shop/exportDocument', {}],
    ['orders.place', '/api/v1/orders/place', { ...orderForm, paymentMethod: 'paypal' }],
    [
      'billing.recordPayment',
      '/api/v1/billing/recordPayment',
      {
        invoiceId: 'none',
        payment: { reference: 'TX', amount: 1, paidAt: '2026-01-01T00:00:00.000Z' },
      },
    ],
  ])('%s', async (name, path, body) => {
    const row = permissionTable[name]
    const send = async (client: Client) => {
      const init = body ? { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) } : {}
      const response = await client.request(path, init)
      const answer = (await response.json()) as { code?: string }
      return response.ok ? 'ok' : `${answer.code}`
    }
    const isThere = name !== 'billing.recordPayment'
    for (const caller of CALLERS) {
      const expected = row?.answers[caller]
      expect(`${caller} ${await send(callers[caller])}`).toBe(
        `${caller} ${expected === 'ok' && !isThere ? 'NOT_FOUND' : expected}`,
      )
    }
    for (const scope of API_SCOPES) {
      const key = keys.get(`owner ${scope}`)
      if (key && row)
        expect(`${scope} ${await send(key)}`).toBe(`${scope} ${answerToKey(row, 'owner', [scope])}`)
    }
  })

  test('a key that is made up, ended or misspelt opens nothing', async () => {
    const { api } = await signIn('other')
    const { apiKey, key } = await api.apiKeys.create({
      name: 'Ended',
      scopes: ['orders:read'],
      expiresInDays: 1,
    })
    await api.apiKeys.revoke({ id: apiKey.id })
    for (const wrong of [key, `${key}x`, key.toUpperCase(), 'hf_', 'hf_made-up']) {
      expect(await outcomeOf(server.caller({ apiKey: wrong }).api.orders.mine({}))).toBe(
        'LOGIN_REQUIRED',
      )
    }
  })

  test('a key beside a session is the key alone', async () => {
    const { cookies } = await signIn('chief')
    const { api } = await signIn('other')
    const { key } = await api.apiKeys.create({
      name: 'Weak',
      scopes: ['services:read'],
      expiresInDays: 1,
    })
    const both = server.caller({ cookies, apiKey: key })
    expect(await outcomeOf(both.api.orders.list({}))).toBe('FORBIDDEN')
  })
})

test('after all of it nobody has become more than they were', async () => {
  const shop = await readShop(await signIn('chief'))
  const admins = shop.users.filter(({ role }) => role === 'admin').map(({ email }) => email)
  expect(admins.sort()).toEqual([ADMIN.email, 'chief@shop.test', 'key-chief@shop.test'].sort())
  const suspended = shop.users
    .filter(({ status }) => status === 'suspended')
    .map(({ email }) => email)
  expect(suspended).toEqual(['suspended@shop.test'])
})
