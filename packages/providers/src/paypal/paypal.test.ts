import { expect, test } from 'vitest'
import type { CallFault } from '../gateway-simulator/faults.ts'
import { fetchOf } from '../gateway-simulator/fetch-of.ts'
import { newSigningPair } from '../paypal-simulator/certificate.ts'
import { simulate } from '../paypal-simulator/simulation.ts'
import { refundsOf } from '../paypal-simulator/state.ts'
import { openPayPal } from './paypal.ts'

const START = Date.parse('2026-06-01T12:00:00.000Z')
const YEAR = 365 * 24 * 60 * 60 * 1000
const signingPair = newSigningPair({ from: START - YEAR, until: START + YEAR })

function openAccount() {
  let time = START
  const account = simulate({ now: () => time, signingPair })
  const host = { now: () => new Date(time).toISOString(), fetch: fetchOf(account) }
  const access = {
    id: 'paypal',
    address: '',
    isLive: false,
    key: `${account.clientId}:${account.secret}`,
    webhookSecret: account.webhookId,
  }
  const gateway = openPayPal(access, host)
  const charge = {
    attemptId: 'attempt-1',
    amount: 1999,
    currency: 'EUR',
    number: '2026-00001',
    title: 'Shop 2026-00001',
    paidTo: 'https://shop.test/paid?a=1',
    leftTo: 'https://shop.test/left',
    expiresAt: '2026-06-01T13:00:00.000Z',
  }
  const open = async (attemptId = 'attempt-1') => {
    const opened = await gateway.open({ ...charge, attemptId })
    if (!opened.ok) throw new Error(opened.refusal.detail)
    return opened.value
  }
  const seen = async (session: string) => {
    const observed = await gateway.observe(session)
    if (!observed.ok) throw new Error(observed.refusal.detail)
    return observed.value
  }
  const capture = (session: string, attemptId = 'attempt-1') =>
    gateway.capture({ session, attemptId })
  const orderOf = (session: string) => account.account.orders.find(({ id }) => id === session)
  const hear = (body: string, headers: Readonly<Record<string, string>>) =>
    gateway.readEvent(new TextEncoder().encode(body), (name) => headers[name] ?? null)
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { account, host, access, gateway, charge, open, seen, capture, orderOf, hear, pass }
}

test('a page is opened once under one name, agreed to, and taken by the shop, with what PayPal kept', async () => {
  const { account, open, seen, capture, orderOf } = openAccount()
  const page = await open()
  expect(await open()).toEqual(page)
  expect(account.account.orders).toHaveLength(1)
  expect(page.url).toBe(`https://www.sandbox.paypal.com/checkoutnow?token=${page.session}`)
  expect(orderOf(page.session)).toMatchObject({
    customId: 'attempt-1',
    invoiceId: '2026-00001 attempt-1',
    description: 'Shop 2026-00001',
    returnUrl: 'https://shop.test/paid?a=1',
    cancelUrl: 'https://shop.test/left',
  })
  expect(await seen(page.session)).toMatchObject({ seen: 'pending', reference: null })
  account.approve(page.session)
  expect(await seen(page.session)).toMatchObject({
    seen: 'approved',
    attemptId: 'attempt-1',
    session: page.session,
    reference: null,
    amount: 1999,
    currency: 'EUR',
  })
  const paid = {
    attemptId: 'attempt-1',
    session: page.session,
    seen: 'succeeded',
    amount: 1999,
    currency: 'EUR',
    isLive: false,
    fee: 85,
    refunded: 0,
    refund: null,
    at: '2026-06-01T12:00:00.000Z',
  }
  const taken = await capture(page.session)
  const reference = orderOf(page.session)?.capture?.id
  expect(taken).toEqual({ ok: true, value: { ...paid, reference } })
  expect(await seen(page.session)).toEqual({ ...paid, reference })
  expect(await capture(page.session)).toEqual(taken)
  expect(await capture(page.session, 'another-name')).toEqual(taken)
})

test('what nobody has agreed to is not taken', async () => {
  const { open, capture, orderOf } = openAccount()
  const { session } = await open()
  expect(await capture(session)).toMatchObject({ ok: true, value: { seen: 'pending' } })
  expect(orderOf(session)?.capture).toBeNull()
})

test('a card that is declined, and a name that was paid already, are said by their own words', async () => {
  const { account, open, capture, orderOf } = openAccount()
  const first = await open()
  account.approve(first.session, { with: 'declined' })
  expect(await capture(first.session)).toMatchObject({
    ok: false,
    refusal: { code: 'refused', issue: 'INSTRUMENT_DECLINED' },
  })
  const [second, third] = [await open('attempt-2'), await open('attempt-3')]
  for (const { session } of [second, third]) account.approve(session)
  const other = orderOf(third.session)
  if (other) Object.assign(other, { invoiceId: orderOf(second.session)?.invoiceId })
  expect(await capture(second.session, 'attempt-2')).toMatchObject({ ok: true })
  expect(await capture(third.session, 'attempt-3')).toMatchObject({
    ok: false,
    refusal: { code: 'refused', issue: 'DUPLICATE_INVOICE_ID' },
  })
})

test('an e-cheque is on its way until it arrives, or does not', async () => {
  const { account, open, seen, capture } = openAccount()
  const [first, second] = [await open(), await open('attempt-2')]
  for (const { session } of [first, second]) account.approve(session, { with: 'echeck' })
  expect(await capture(first.session)).toMatchObject({ value: { seen: 'processing', fee: null } })
  await capture(second.session, 'attempt-2')
  account.settle(first.session, true)
  account.settle(second.session, false)
  expect(await seen(first.session)).toMatchObject({ seen: 'succeeded', fee: 85 })
  expect(await seen(second.session)).toMatchObject({ seen: 'failed', reference: null })
})

test('a page that is closed is never taken; one that was taken stays paid', async () => {
  const { account, gateway, open, capture, orderOf } = openAccount()
  const [first, second, third] = [await open(), await open('attempt-2'), await open('attempt-3')]
  expect(await gateway.close(first.session)).toMatchObject({ value: { seen: 'expired' } })
  account.approve(second.session)
  expect(await gateway.close(second.session)).toMatchObject({ value: { seen: 'expired' } })
  expect(orderOf(second.session)?.capture).toBeNull()
  account.approve(third.session)
  await capture(third.session, 'attempt-3')
  expect(await gateway.close(third.session)).toMatchObject({ value: { seen: 'succeeded' } })
})

test('what comes otherwise than it was asked for is said as it is', async () => {
  const { account, open, capture } = openAccount()
  const { session } = await open()
  account.approve(session, { amount: 100, currency: 'USD' })
  expect(await capture(session)).toMatchObject({ value: { amount: 100, currency: 'USD' } })
})

const failures: [CallFault, string, number][] = [
  ['dropped-before', 'uncertain', 0],
  ['dropped-after', 'uncertain', 1],
  ['500-before', 'uncertain', 0],
  ['500-after', 'uncertain', 1],
  ['429', 'unreachable', 0],
]

test.each(failures)(
  '%s while a page is opened: %s, and asked again there is one',
  async (fault, code, pages) => {
    const { account, gateway, charge, open } = openAccount()
    account.faults.plan(fault)
    expect(await gateway.open(charge)).toMatchObject({ ok: false, refusal: { code } })
    expect(account.account.orders).toHaveLength(pages)
    await open()
    expect(account.account.orders).toHaveLength(1)
  },
)

test.each(failures)(
  '%s while it is taken: %s, and taken once in the end',
  async (fault, code, captures) => {
    const { account, open, seen, capture, orderOf } = openAccount()
    const { session } = await open()
    account.approve(session)
    account.faults.plan(fault, ({ path }) => path.endsWith('/capture'))
    expect(await capture(session)).toMatchObject({ ok: false, refusal: { code } })
    expect(orderOf(session)?.capture === null ? 0 : 1).toBe(captures)
    expect(await seen(session)).toMatchObject({ seen: captures ? 'succeeded' : 'approved' })
    expect(await capture(session)).toMatchObject({ ok: true, value: { seen: 'succeeded' } })
    expect(account.account.messages.map(({ type }) => type)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
    ])
  },
)

test('a token is had once, and another one where the first holds no more', async () => {
  const { account, open, seen, pass } = openAccount()
  const { session } = await open()
  await seen(session)
  expect(account.account.tokens.size).toBe(1)
  account.account.tokens.clear()
  expect(await seen(session)).toMatchObject({ seen: 'pending' })
  pass(2 * 60 * 60)
  await seen(session)
  expect(account.account.tokens.size).toBe(1)
})

test('a secret that is not taken, a currency that is not, and an order that is not there are told apart', async () => {
  const { host, access, gateway, charge } = openAccount()
  const wrong = openPayPal({ ...access, key: 'simulated-client-0000000000000000:wrong' }, host)
  expect(await wrong.open(charge)).toMatchObject({ refusal: { code: 'key' } })
  const deaf = openPayPal({ ...access, key: null }, host)
  expect(await deaf.open(charge)).toMatchObject({ refusal: { code: 'key' } })
  expect(await gateway.open({ ...charge, currency: 'MAD' })).toMatchObject({
    refusal: {
      code: 'refused',
      detail: 'CURRENCY_NOT_SUPPORTED: Currency code MAD is not supported.',
    },
  })
  expect(await gateway.observe('NOBODY')).toMatchObject({ refusal: { code: 'refused' } })
})

async function openPaid() {
  const opened = openAccount()
  const { session } = await opened.open()
  opened.account.approve(session)
  await opened.capture(session)
  const reference = opened.orderOf(session)?.capture?.id ?? ''
  const part = {
    reference,
    session,
    attemptId: 'attempt-1',
    amount: 1000,
    currency: 'EUR',
    id: 'refund-1',
  }
  return { ...opened, session, part }
}

test('money goes back once under one name, however often and however late it is asked for', async () => {
  const { account, gateway, part, seen, session } = await openPaid()
  const sent = await gateway.refund(part)
  expect(sent).toMatchObject({ ok: true, value: { state: 'done' } })
  // After 45 days no request is remembered.
  account.account.done.clear()
  expect(await gateway.refund(part)).toEqual(sent)
  expect(refundsOf(account.account)).toMatchObject([
    { amount: 1000, customId: 'attempt-1.refund-1' },
  ])
  expect(await gateway.refund({ ...part, id: 'refund-2' })).toMatchObject({
    ok: false,
    refusal: { code: 'refused', issue: 'REFUND_AMOUNT_EXCEEDED' },
  })
  expect(await gateway.refund({ ...part, amount: 999, id: 'refund-3' })).toMatchObject({ ok: true })
  expect(await seen(session)).toMatchObject({ seen: 'succeeded', refunded: 1999 })
})

test('a refund whose answer is lost is found by its name', async () => {
  const { account, gateway, part } = await openPaid()
  account.faults.plan('dropped-after', ({ path }) => path.endsWith('/refund'))
  expect(await gateway.refund(part)).toMatchObject({ refusal: { code: 'uncertain' } })
  account.account.done.clear()
  expect(await gateway.refund(part)).toMatchObject({ ok: true })
  expect(refundsOf(account.account)).toHaveLength(1)
})

test('each message says what happened: agreed, taken, sent back by name and without, taken back', async () => {
  const { account, gateway, part, hear, session } = await openPaid()
  await gateway.refund(part)
  account.refund(session, 500)
  account.reverse(session)
  const read = await Promise.all(
    account.account.messages.map(async (each) => {
      const event = await hear(each.body, account.headersOf(each))
      return event.kind === 'seen' ? event.observed : null
    }),
  )
  expect(read.map((each) => [each?.attemptId, each?.seen, each?.refunded])).toEqual([
    ['attempt-1', 'approved', 0],
    ['attempt-1', 'succeeded', 0],
    ['attempt-1', 'refunded', 1000],
    ['attempt-1', 'refunded', 1500],
    [null, 'refunded', 1999],
  ])
  expect(read.slice(1).map((each) => each?.reference)).toEqual(Array(4).fill(part.reference))
  expect(read[1]).toMatchObject({ session, fee: 85 })
})

test.each([
  '',
  'null',
  '[]',
  '{"id":"WH-1"}',
  '{"id":"WH-1","event_type":"CUSTOMER.CREATED","create_time":"2026-06-01T12:00:00Z","resource":{}}',
  '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","create_time":"2026-06-01T12:00:00Z","resource":{}}',
])('a signed message of another shape, or about something else, is let be: %s', async (body) => {
  const { account, hear } = openAccount()
  expect(await hear(body, account.headersOf({ body }))).toEqual({ kind: 'other' })
})
