import { expect, test } from 'vitest'
import type { CallFault } from '../gateway-simulator/faults.ts'
import { fetchOf } from '../gateway-simulator/fetch-of.ts'
import { simulate } from '../stripe-simulator/simulation.ts'
import { openStripe } from './stripe.ts'

const START = Date.parse('2026-06-01T12:00:00.000Z')

function openAccount(options: { readonly key?: string } = {}) {
  let time = START
  const account = simulate({ ...options, now: () => time })
  const host = { now: () => new Date(time).toISOString(), fetch: fetchOf(account) }
  const { key, webhookSecret } = account
  const access = { id: 'card', address: '', isLive: false, key, webhookSecret }
  const gateway = openStripe(access, host)
  const charge = {
    attemptId: 'attempt-1',
    amount: 1999,
    currency: 'EUR',
    number: '2026-00001',
    title: 'Invoice 2026-00001',
    paidTo: 'https://shop.test/paid',
    leftTo: 'https://shop.test/left',
    expiresAt: '2026-06-01T13:00:00.000Z',
  }
  const open = async () => {
    const opened = await gateway.open(charge)
    if (!opened.ok) throw new Error(opened.refusal.detail)
    return opened.value
  }
  const seen = async (session: string) => {
    const observed = await gateway.observe(session)
    if (!observed.ok) throw new Error(observed.refusal.detail)
    return observed.value
  }
  const hear = (text: string, signature: string | null) =>
    gateway.readEvent(new TextEncoder().encode(text), (name) =>
      name === 'stripe-signature' ? signature : null,
    )
  return {
    account,
    host,
    access,
    gateway,
    charge,
    open,
    seen,
    hear,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

test('a page is opened once under one name, and paid it says so, with what the gateway kept', async () => {
  const { account, open, seen } = openAccount()
  const page = await open()
  expect(await open()).toEqual(page)
  expect(account.account.sessions).toHaveLength(1)
  expect(await seen(page.session)).toMatchObject({ seen: 'pending', reference: null })
  account.pay(page.session)
  expect(await seen(page.session)).toEqual({
    attemptId: 'attempt-1',
    session: page.session,
    seen: 'succeeded',
    reference: account.account.sessions[0]?.payment?.id,
    amount: 1999,
    currency: 'EUR',
    isLive: false,
    fee: 55,
    refunded: 0,
    refund: null,
    at: '2026-06-01T12:00:00.000Z',
  })
})

test('a page that is complete is not paid yet where its money comes later', async () => {
  const { account, open, seen } = openAccount()
  const { session } = await open()
  account.pay(session, { later: true })
  expect(await seen(session)).toMatchObject({ seen: 'processing' })
  account.settle(session, false)
  expect(await seen(session)).toMatchObject({ seen: 'failed' })
})

test('a page is closed by the shop or by time; one that is paid stays paid', async () => {
  const { account, gateway, open, seen, pass, charge } = openAccount()
  const { session } = await open()
  expect(await gateway.close(session)).toMatchObject({ value: { seen: 'expired' } })
  const other = await gateway.open({ ...charge, attemptId: 'attempt-2' })
  if (!other.ok) throw new Error('Not opened')
  account.pay(other.value.session)
  expect(await gateway.close(other.value.session)).toMatchObject({ value: { seen: 'succeeded' } })
  const last = await gateway.open({ ...charge, attemptId: 'attempt-3' })
  if (!last.ok) throw new Error('Not opened')
  pass(3601)
  expect(await seen(last.value.session)).toMatchObject({ seen: 'expired' })
})

test('what was asked for, came and is moved is said as it is: amount, currency, live or a test', async () => {
  const { account, open, seen } = openAccount({ key: 'sk_live_0000000000000000' })
  const { session } = await open()
  account.pay(session, { amount: 100, currency: 'usd' })
  expect(await seen(session)).toMatchObject({ amount: 100, currency: 'USD', isLive: true })
})

test('a message is read where it is signed, and nothing else is', async () => {
  const { account, open, hear } = openAccount()
  const { session } = await open()
  account.pay(session)
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  const signature = account.sign(message)
  const read = await hear(message.body, signature)
  expect(read).toMatchObject({
    kind: 'seen',
    eventId: message.id,
    type: 'checkout.session.completed',
    observed: { attemptId: 'attempt-1', session, seen: 'succeeded', amount: 1999 },
  })
  expect(await hear(message.body, null)).toEqual({ kind: 'forged' })
  expect(await hear(message.body.replace('1999', '1998'), signature)).toEqual({ kind: 'forged' })
  expect(await hear(message.body, account.sign(message, START / 1000 - 301))).toEqual({
    kind: 'forged',
  })
})

test('a message under a name that no database takes is none', async () => {
  const { account, open, hear } = openAccount()
  const { session } = await open()
  account.pay(session)
  const [message] = account.account.messages
  if (!message) throw new Error('No message')
  const body = message.body.replace(message.id, `${message.id}\\u0000`)
  expect(JSON.parse(body)).toMatchObject({ id: `${message.id}\0` })
  expect(await hear(body, account.sign({ ...message, body }))).toEqual({ kind: 'other' })
})

test('each message says what happened: paid later, failed, closed, sent back', async () => {
  const { account, gateway, open, hear, charge } = openAccount()
  const { session } = await open()
  account.pay(session, { later: true })
  account.settle(session, false)
  const other = await gateway.open({ ...charge, attemptId: 'attempt-2' })
  if (!other.ok) throw new Error('Not opened')
  account.pay(other.value.session, { later: true })
  account.settle(other.value.session, true)
  account.refund(other.value.session, 999)
  const read = await Promise.all(
    account.account.messages.map(async (each) => {
      const event = await hear(each.body, account.sign(each))
      return event.kind === 'seen' ? event.observed : null
    }),
  )
  expect(read.map((each) => [each?.attemptId, each?.seen, each?.refunded])).toEqual([
    ['attempt-1', 'processing', 0],
    ['attempt-1', 'failed', 0],
    ['attempt-2', 'processing', 0],
    ['attempt-2', 'succeeded', 0],
    ['attempt-2', 'refunded', 999],
  ])
})

test.each([
  '',
  'null',
  '[]',
  '{"object":"event"}',
  '{"object":"event","id":"evt_1","type":"customer.created","created":1,"data":{"object":{}}}',
  '{"object":"event","id":"evt_1","type":"checkout.session.completed","created":1,"data":{"object":{}}}',
])('a signed message of another shape, or about something else, is let be: %s', async (body) => {
  const { account, hear } = openAccount()
  expect(await hear(body, account.sign({ body }))).toEqual({ kind: 'other' })
})

test('money goes back once under one name, however often and however late it is asked for', async () => {
  const { account, gateway, open } = openAccount()
  const { session } = await open()
  account.pay(session)
  const reference = account.account.sessions[0]?.payment?.id ?? ''
  const back = {
    reference,
    session,
    attemptId: 'attempt-1',
    amount: 1000,
    currency: 'EUR',
    id: 'refund-1',
  }
  const sent = await gateway.refund(back)
  expect(sent).toMatchObject({ ok: true, value: { state: 'done' } })
  // After a day no key is remembered.
  account.account.done.clear()
  expect(await gateway.refund(back)).toEqual(sent)
  expect(account.account.sessions[0]?.payment?.refunded).toBe(1000)
  expect(await gateway.refund({ ...back, id: 'refund-2' })).toMatchObject({
    ok: false,
    refusal: { code: 'refused' },
  })
})

const failures: [CallFault, string, number][] = [
  ['dropped-before', 'uncertain', 0],
  ['dropped-after', 'uncertain', 1],
  ['500-before', 'uncertain', 0],
  ['500-after', 'uncertain', 1],
  ['429', 'unreachable', 0],
]

test.each(failures)('%s while a page is opened: %s', async (fault, code, pages) => {
  const { account, gateway, charge } = openAccount()
  account.faults.plan(fault)
  expect(await gateway.open(charge)).toMatchObject({ ok: false, refusal: { code } })
  expect(account.account.sessions).toHaveLength(pages)
})

test('a key that is not taken, an amount that is not, and a page that is not there are told apart', async () => {
  const { host, access, gateway, charge } = openAccount()
  const wrong = openStripe({ ...access, key: 'sk_test_wrong' }, host)
  expect(await wrong.open(charge)).toMatchObject({ refusal: { code: 'key' } })
  expect(await gateway.open({ ...charge, amount: 10 })).toMatchObject({
    refusal: { code: 'refused', detail: 'The total amount is too small.' },
  })
  expect(await gateway.observe('cs_nobody')).toMatchObject({ refusal: { code: 'refused' } })
  const deaf = openStripe({ ...access, key: null }, host)
  expect(await deaf.open(charge)).toMatchObject({ refusal: { code: 'key' } })
})

test('a page that a browser would run is no page', async () => {
  const { account, host, charge } = openAccount()
  const { key, webhookSecret } = account
  const honest = fetchOf(account)
  const fetch = async (...of: Parameters<typeof honest>) => {
    const body: unknown = await (await honest(...of)).json()
    return Response.json({ ...Object(body), url: 'javascript:alert(1)' })
  }
  const gateway = openStripe(
    { id: 'card', address: '', key, webhookSecret, isLive: false },
    { ...host, fetch },
  )
  expect((await gateway.open(charge)).ok).toBe(false)
})

test('a message of a time that there is not is none of the shop’s, and throws nothing', async () => {
  const { account, open, hear } = openAccount()
  account.pay((await open()).session)
  const [message] = account.account.messages
  const body = message?.body.replace(/"created":\d+/, `"created":${Number.MAX_SAFE_INTEGER}`) ?? ''
  expect(body).toContain(String(Number.MAX_SAFE_INTEGER))
  expect(await hear(body, account.sign({ body }))).toEqual({ kind: 'other' })
})
