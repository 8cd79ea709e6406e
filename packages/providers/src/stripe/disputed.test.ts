import { expect, test } from 'vitest'
import { simulate } from '../stripe-simulator/simulation.ts'
import { readEvent } from './read-event.ts'

const CREATED = 1_780_315_200
const at = (seconds: number) => new Date(seconds * 1000).toISOString()

/** As https://docs.stripe.com/api/disputes/object has it, with fields that nobody reads. */
const DISPUTE = {
  id: 'du_1MtJUT2eZvKYlo2CNaw2HvEv',
  object: 'dispute',
  amount: 1000,
  balance_transactions: [] as unknown[],
  charge: 'ch_1AZtxr2eZvKYlo2CJDX8whov',
  created: CREATED,
  currency: 'eur',
  enhanced_eligibility_types: [],
  evidence: { access_activity_log: null },
  evidence_details: { due_by: CREATED + 604_800, has_evidence: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: true,
  metadata: {},
  payment_intent: 'pi_1',
  reason: 'product_not_received',
  status: 'needs_response',
}

const movement = (amount: number, fee: number, created = CREATED, currency = 'eur') => ({
  ...{ id: 'txn_1', object: 'balance_transaction', amount, fee, net: amount - fee, created },
  ...{ currency, reporting_category: 'dispute', type: 'adjustment' },
})

function told(facts: object, type = 'updated', created = CREATED + 60) {
  const event = {
    ...{ id: 'evt_1', object: 'event', created, livemode: true },
    ...{ type: `charge.dispute.${type}`, data: { object: { ...DISPUTE, ...facts } } },
  }
  const read = readEvent(new TextEncoder().encode(JSON.stringify(event)))
  return read.kind === 'seen' ? read.observed : null
}

test('a dispute is read with its payment, its day to answer and in hundredths', () => {
  expect(told({}, 'created')).toMatchObject({
    ...{ seen: 'disputed', reference: 'pi_1', attemptId: null, amount: 1000, currency: 'EUR' },
    dispute: {
      ...{ id: DISPUTE.id, reason: 'product_not_received', amount: 1000, state: 'open' },
      ...{ needsAnswer: true, openedAt: at(CREATED), dueBy: at(CREATED + 604_800) },
      ...{ withdrawn: null, reinstated: null, fee: null, closedAt: null },
    },
  })
})

test('what it has moved is what was withdrawn, its fee, and what came back less its own', () => {
  const moves = [movement(-1000, 1500), movement(1000, -1500, CREATED + 900)]
  expect(told({ balance_transactions: moves.slice(0, 1) })?.dispute).toMatchObject({
    ...{ withdrawn: { at: at(CREATED), amount: 1000 }, fee: 1500, reinstated: null },
  })
  expect(told({ status: 'won', balance_transactions: moves })?.dispute).toMatchObject({
    ...{ withdrawn: { amount: 1000 }, fee: 1500, state: 'won', closedAt: at(CREATED + 60) },
    reinstated: { at: at(CREATED + 900), amount: 2500 },
  })
})

test.each([
  ['warning_needs_response', 'open', true],
  ['warning_under_review', 'open', false],
  ['warning_closed', 'won', false],
  ['needs_response', 'open', true],
  ['under_review', 'open', false],
  ['won', 'won', false],
  ['lost', 'lost', false],
  ['what nobody knows', 'open', false],
] as const)('%s is %s', (status, state, needsAnswer) => {
  expect(told({ status })?.dispute).toMatchObject({ state, needsAnswer })
})

test('on an account of another currency it is what was asked for, and the fee is not known', () => {
  const balance_transactions = [movement(-1100, 1650, CREATED, 'usd')]
  expect(told({ balance_transactions })?.dispute).toMatchObject({
    ...{ withdrawn: { at: at(CREATED), amount: 1000 }, fee: null },
  })
})

test('what is not of that shape, or of no payment, is none of the shop’s', () => {
  for (const facts of [{ amount: 'much' }, { payment_intent: null }, { id: '' }]) {
    expect(told(facts)).toBeNull()
  }
})

test('the simulator tells it as Stripe does: opened, withdrawn, answered, decided, given back', async () => {
  const account = simulate({ now: () => CREATED * 1000 })
  const call = {
    ...{ method: 'POST', path: '/v1/checkout/sessions' },
    text: new URLSearchParams({
      ...{ mode: 'payment', client_reference_id: 'attempt-1', success_url: 'https://shop.test/1' },
      ...{ cancel_url: 'https://shop.test/2', expires_at: String(CREATED + 3600) },
      ...{ 'line_items[0][price_data][currency]': 'eur', 'line_items[0][quantity]': '1' },
      ...{ 'line_items[0][price_data][unit_amount]': '1000' },
      'line_items[0][price_data][product_data][name]': 'Invoice',
    }).toString(),
    header: (name: string) => (name === 'authorization' ? `Bearer ${account.key}` : null),
  }
  account.meet(call as Parameters<typeof account.meet>[0])
  const session = account.account.sessions[0]?.id ?? ''
  account.pay(session)
  account.dispute(session, 1000)
  account.answerDispute(session)
  account.closeDispute(session, true)
  account.closeDispute(session, false)
  const types = account.account.messages.slice(1).map(({ type }) => type.split('.').at(-1))
  expect(types).toEqual(['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated'])
  const said = account.account.messages.slice(1).map(({ body }) => {
    const read = readEvent(new TextEncoder().encode(body))
    return read.kind === 'seen' ? read.observed.dispute : null
  })
  expect(
    said.map((each) => [each?.state, each?.withdrawn?.amount, each?.reinstated?.amount]),
  ).toEqual([
    ['open', undefined, undefined],
    ['open', 1000, undefined],
    ['open', 1000, undefined],
    ['won', 1000, undefined],
    ['won', 1000, 1000],
  ])
})
