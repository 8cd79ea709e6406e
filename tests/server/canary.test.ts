/** A secret and what represents it in the database, looked for wherever the shop shows something. */
import { contract } from '@hostfront/contract/contract'
import { type StripeSimulator, startStripeSimulator } from '@hostfront/providers/stripe-simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { copyOfNewShop, type Database } from './database.ts'
import { type LiveEvents, readEvents } from './live-events.ts'
import { oneTimeCode } from './one-time-code.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'

let database: Database
let server: OpenServer
let admin: Caller
let events: LiveEvents
/** The secret of the administrator's app, as it was answered, once, to be scanned. */
let canary: string
/** As it lies in its row. */
let sealed: string
let ids: Record<string, string>
let stripe: StripeSimulator
/** By which the shop speaks to a gateway, and by which that signs; typed once. */
const GATEWAY = { key: 'sk_test_canary4f9b2c7d', webhookSecret: 'whsec_canary7d1e5a9c' }
/** Both as they lie in their row. */
let sealedKeys: readonly string[]

beforeAll(async () => {
  database = await copyOfNewShop()
  server = await openServer({ database, env: { LOG_LEVEL: 'trace' } })
  admin = await server.admin()
  events = await readEvents(admin)
  canary = (await admin.api.secondFactor.start()).secret
  const confirm = () => admin.api.secondFactor.confirm({ code: oneTimeCode(canary) })
  expect(await outcomeOf(admin.api.secondFactor.confirm({ code: '000000' }))).not.toBe('ok')
  await confirm()
  // A code of the app is good once; what follows needs none.
  const wrong = server.caller().api.accounts.login({ ...ADMIN, code: '000000' })
  expect(await outcomeOf(wrong)).toBe('SECOND_FACTOR_WRONG')
  await admin.once('canary-1').orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await admin.once('canary-1').orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await admin.api.tickets.open({
    subject: 'Lag',
    priority: 'low',
    message: 'It lags.',
    serviceId: '',
  })
  await admin.api.apiKeys.create({ name: 'Panel', scopes: ['orders:read'], expiresInDays: 1 })
  stripe = await startStripeSimulator(GATEWAY)
  ids = { ...(await idsOf(admin)), attempt: await beginPayment(admin) }
}, 120_000)

afterAll(async () => {
  await stripe?.close()
  await events?.close()
  await server?.close()
  await database?.remove()
})

/** A customer is sent to a gateway, and the gateway tells the shop. */
async function beginPayment({ api }: Caller): Promise<string> {
  const gateway = await api.gateways.add({
    kind: 'stripe',
    name: 'Card',
    key: GATEWAY.key,
    webhookKey: GATEWAY.webhookSecret,
    address: stripe.address,
    isOn: true,
  })
  stripe.messenger.address = gateway.webhookAddress
  const { invoice } = await api.orders.place({ ...orderForm, paymentMethod: gateway.id })
  const asked = { invoiceId: invoice?.id ?? '', paymentMethod: gateway.id }
  const { attemptId } = await api.gateways.pay(asked)
  stripe.pay(stripe.account.sessions[0]?.id ?? '')
  expect((await api.gateways.look({ id: attemptId })).state).toBe('succeeded')
  return attemptId
}

async function idsOf({ api }: Caller): Promise<Record<string, string>> {
  const client = (await api.accounts.me())?.id ?? ''
  const service = await api.services.add({
    userId: client,
    planName: 'SAMP Premium 500',
    price: 500,
    planId: 'samp-premium',
  })
  const [order] = (await api.orders.mine({})).items
  const [invoice] = (await api.billing.invoices({})).items
  const [ticket] = (await api.tickets.mine({})).items
  const billed = await api.billing.issue({
    userId: client,
    lines: [{ description: 'Setup', amount: 500 }],
    dueDate: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const paidAt = new Date().toISOString()
  const payment = { reference: 'TX-CANARY', amount: billed.total, paidAt }
  await api.billing.recordPayment({ invoiceId: billed.id, payment })
  const note = await api.creditNotes.issue({
    invoiceId: billed.id,
    amount: 100,
    target: 'off-site',
    method: null,
    account: 'IBAN 1',
    reason: 'As agreed.',
    endsService: false,
  })
  return {
    client,
    service: service.id,
    order: order?.order.id ?? '',
    invoice: invoice?.id ?? '',
    ticket: ticket?.id ?? '',
    paid: billed.id,
    note: note.id,
  }
}

/** What is shown, by where. */
const told = new Map<string, string>()

test('every question that changes nothing is answered to an administrator', async () => {
  for (const [noun, verbs] of Object.entries(contract)) {
    for (const [verb, { '~orpc': described }] of Object.entries<Described>(verbs)) {
      if (described.route.method !== 'GET') continue
      const name = `${noun}.${verb}`
      const answer = await ask(noun, verb)
      expect(answer, name).not.toBeNull()
      told.set(`the answer of ${name}`, answer ?? '')
    }
  }
  expect(told.size).toBeGreaterThan(30)
}, 60_000)

interface Described {
  readonly '~orpc': { readonly route: { readonly method?: string } }
}

/** With whatever it may be about; null when nothing of it was answered. */
async function ask(noun: string, verb: string): Promise<string | null> {
  const queries = ['', '?limit=100', ...Object.values(ids).map((id) => `?id=${id}`), ...OTHERS(ids)]
  let answers: string | null = null
  for (const query of queries) {
    const response = await admin.request(`/api/v1/${noun}/${verb}${query}`)
    const text = await response.text()
    if (response.ok) answers = (answers ?? '') + text
  }
  return answers
}

/** The days of a report, alone or within a field of this name. */
const PERIOD = (field: string) =>
  ['from=2026-01-01', 'to=2026-12-31']
    .map((day) => (field ? day.replace(/^[a-z]+/, `${field}[$&]`) : day))
    .join('&')

const OTHERS = ({ client, service, order, invoice, paid }: Record<string, string>) => [
  `?of=invoice&id=${paid}`,
  '?ids[0]=none',
  `?userId=${client}`,
  `?clientId=${client}`,
  `?orderId=${order}`,
  `?invoiceId=${invoice}`,
  '?text=admin',
  '?page=terms',
  `?${PERIOD('')}`,
  `?${PERIOD('period')}&kind=invoice`,
  `?${PERIOD('period')}&part=invoices`,
  '?code=WELCOME10&planId=samp-ultimate&amount=850',
  `?id=${service}&planId=samp-ultimate&billingCycle=monthly`,
]

test('what leaves the shop is told as well', async () => {
  told.set('the document of the shop', (await admin.api.shop.exportDocument()).text)
  told.set('the copy for the account', (await admin.api.accounts.exportMine()).text)
  told.set('the log of the server', server.log())
  expect(server.log()).toContain('secondFactor')
  await expect.poll(() => events.count()).toBeGreaterThan(3)
  told.set('live events', events.text())
})

test('at rest the secret is nowhere, and what stands for it in its own row alone', async () => {
  await server.stop()
  told.set('the log of the server', server.log())
  const tables = await readTables()
  const [factor] = JSON.parse(tables.get('second_factors') ?? '[]')
  sealed = String(factor?.secret)
  expect(tables.size).toBeGreaterThan(20)
  const holding = (text: string) =>
    [...tables].flatMap(([name, rows]) => (rows.includes(text) ? [name] : []))
  expect(holding(canary)).toEqual([])
  expect(holding(sealed)).toEqual(['second_factors'])
  const [gateway] = JSON.parse(tables.get('gateways') ?? '[]')
  sealedKeys = [String(gateway?.gateway_key), String(gateway?.webhook_secret)]
  for (const secret of Object.values(GATEWAY)) expect(holding(secret)).toEqual([])
  for (const kept of sealedKeys) expect(holding(kept)).toEqual(['gateways'])
}, 120_000)

/** All rows of all tables as JSON, by the table. */
async function readTables(): Promise<Map<string, string>> {
  const found = await database.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const each = found.map(
    ({ name }) => `select '${name}' as name, json_agg(rows)::text as rows from "${name}" rows`,
  )
  const tables = await database.query(each.join(' union all '))
  return new Map(tables.map(({ name, rows }) => [String(name), String(rows ?? '[]')]))
}

test('neither of them is told anywhere', () => {
  const places = [...told]
  expect(places.filter(([, text]) => text.length < 2)).toEqual([])
  const secrets = [canary, sealed, ...Object.values(GATEWAY), ...sealedKeys]
  const leaks = places.filter(([, text]) => secrets.some((secret) => text.includes(secret)))
  expect(leaks.map(([where]) => where)).toEqual([])
})
