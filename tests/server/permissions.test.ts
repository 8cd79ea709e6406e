/** Who may call what over HTTP: what the table of calls expects, and not what the contract says. */
import { API_SCOPES, type ApiScope } from '@hostfront/domain/accounts/api-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerTo,
  answerToKey,
  inputOf,
  rows,
  send,
} from '../../packages/backend/src/testing/calls/calls.ts'
import { PEOPLE, type Person } from '../../packages/backend/src/testing/calls/people.ts'
import { type Records, recordsThrough } from '../../packages/backend/src/testing/calls/records.ts'
import type { NamedRow } from '../../packages/backend/src/testing/calls/row.ts'
import type { Caller as Client } from './caller.ts'
import { copyOfNewShop, type Database } from './database.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'
import { readShop, stockShop } from './shop-record.ts'

const PLENTY = 1_000_000
const NAMES = ['owner', 'other', 'suspended', 'chief', 'key-owner', 'key-chief']
const accountOf = (name: string) => ({ email: `${name}@shop.test`, password: ADMIN.password })

let database: Database
let server: OpenServer
let callers: Record<Person, Client>
/** The same people, who gave their password long ago. */
let aged: Record<Person, Client>
/** The owner's browser that the records are made with. */
let maker: Client
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
  await makeKeys('owner', await signIn('key-owner'))
  await makeKeys('admin', await signIn('key-chief'))
  await server.stop()
  await database.query('UPDATE sessions SET confirmed_at = NULL')
  await database.query(`UPDATE users SET status = 'suspended' WHERE email = 'suspended@shop.test'`)
  await server.start()
  aged = { ...callers }
  for (const caller of ['owner', 'other', 'admin'] as const) {
    callers[caller] = await freshCaller(caller)
  }
  maker = await signIn('owner')
  records = recordsThrough(
    {
      owner: () => maker.api,
      admin: () => callers.admin.api,
      ownerElsewhere: async () => (await signIn('owner')).api,
    },
    {
      owner: accountOf('owner'),
      passwordOf: () => ADMIN.password,
      token: async () => 'made up',
      domainRenewal: async () => ({ id: 'none', expiresAt: '2026-06-15T00:00:00.000Z', total: 0 }),
      lostDispute: async () => 'none',
    },
  )
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

/** Another session for a caller whose last one the row has ended. */
const freshCaller = (caller: Person): Promise<Client> =>
  signIn(caller === 'admin' ? 'chief' : caller)

/** For each scope alone, and for all the others. */
async function makeKeys(of: 'owner' | 'admin', { api }: Client): Promise<void> {
  for (const scope of API_SCOPES) {
    const others = API_SCOPES.filter((other) => other !== scope)
    for (const [name, scopes] of [
      [scope, [scope]],
      [`all but ${scope}`, others],
    ] as const) {
      const { key } = await api.apiKeys.create({ name, scopes: [...scopes], expiresInDays: 1 })
      keys.set(`${of} ${name}`, server.caller({ apiKey: key }))
    }
  }
}

/** Those in aged sessions first: other rows end the sessions of a person. */
const inOrder = rows
  .toSorted((one, other) => Number(isAged(other)) - Number(isAged(one)))
  .map((row) => [row.name, row] as const)

function isAged({ shared }: NamedRow): boolean {
  return shared?.isAged ?? false
}

describe.each(inOrder)('%s', (_name, row) => {
  const callWith = async ({ api }: Client, caller: Person) => {
    const input = await inputOf(row, { place: 'shared', records, caller })
    return outcomeOf(send(api, row, input))
  }

  test.each(PEOPLE)('called by: %s', async (caller) => {
    const people = isAged(row) ? aged : callers
    const client = row.endsSession && caller === 'suspended' ? spares.pop() : people[caller]
    if (!client) throw new Error('No session is left for the suspended account')
    expect(await callWith(client, caller)).toBe(answerTo(row, caller, 'shared'))
    if (!row.endsSession || caller === 'suspended') return
    callers[caller] = caller === 'visitor' ? server.caller() : await freshCaller(caller)
    if (caller === 'owner') maker = await signIn('owner')
  })

  test.each(['owner', 'admin'] as const)('called with a key of: %s', async (of) => {
    const wrong: string[] = []
    for (const [label, scopes] of keyCases(row)) {
      const client = keys.get(`${of} ${label}`)
      if (!client) throw new Error(`There is no key ${label}`)
      // Records are the owner's; the keys belong to others.
      const holder = of === 'owner' ? 'other' : of
      const told = answerToKey(row, holder, scopes, 'shared')
      const outcome = await callWith(client, holder)
      if (outcome !== told) wrong.push(`${label}: ${outcome}, not ${told}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Each scope alone, and all but the one that is needed, where a key can reach the procedure at all. */
function keyCases({ scope: needed }: NamedRow): [string, readonly ApiScope[]][] {
  const alone = API_SCOPES.map((scope): [string, readonly ApiScope[]] => [scope, [scope]])
  if (needed === undefined) return alone
  return [...alone, [`all but ${needed}`, API_SCOPES.filter((scope) => scope !== needed)]]
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
    const row = rows.find((each) => each.name === name)
    if (!row) throw new Error(`There is no row for ${name}`)
    const call = async (client: Client) => {
      const init = body ? { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) } : {}
      const response = await client.request(path, init)
      const answer = (await response.json()) as { code?: string }
      return response.ok ? 'ok' : `${answer.code}`
    }
    const isThere = name !== 'billing.recordPayment'
    for (const caller of PEOPLE) {
      const expected = answerTo(row, caller, 'shared')
      expect(`${caller} ${await call(callers[caller])}`).toBe(
        `${caller} ${expected === 'ok' && !isThere ? 'NOT_FOUND' : expected}`,
      )
    }
    for (const scope of API_SCOPES) {
      const key = keys.get(`owner ${scope}`)
      if (!key) throw new Error(`There is no key ${scope}`)
      expect(`${scope} ${await call(key)}`).toBe(
        `${scope} ${answerToKey(row, 'owner', [scope], 'shared')}`,
      )
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
