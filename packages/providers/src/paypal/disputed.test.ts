import { expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

const AT = '2026-06-01T12:00:00.000Z'

/** As https://developer.paypal.com/docs/api/customer-disputes/v1/ has it, with fields that nobody reads. */
const DISPUTE = {
  dispute_id: 'PP-D-4012',
  create_time: '2026-05-30T10:00:00.000Z',
  update_time: '2026-06-01T11:00:00.000Z',
  disputed_transactions: [
    { seller_transaction_id: '3BC38643YC807283D', seller: { merchant_id: 'DG2RW' } },
  ],
  reason: 'UNAUTHORISED',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  dispute_amount: { currency_code: 'EUR', value: '10.00' },
  dispute_channel: 'INTERNAL',
  dispute_life_cycle_stage: 'CHARGEBACK',
  seller_response_due_date: '2026-06-09T10:00:00.000Z',
}

const movement = (type: string, value: string, facts: object = {}) => ({
  ...{ party: 'SELLER', amount: { currency_code: 'EUR', value }, type },
  ...{ initiated_time: '2026-05-31T10:00:00.000Z', reason: 'DISPUTE_SETTLEMENT', ...facts },
})

function told(facts: object, type = 'UPDATED') {
  const event = {
    ...{ id: 'WH-1', event_type: `CUSTOMER.DISPUTE.${type}`, create_time: AT },
    resource: { ...DISPUTE, ...facts },
  }
  const read = readEvent(new TextEncoder().encode(JSON.stringify(event)), true, AT)
  return read.kind === 'seen' ? read.observed : null
}

test('a dispute is read with its capture, its day to answer and in hundredths', () => {
  expect(told({}, 'CREATED')).toMatchObject({
    ...{ seen: 'disputed', reference: '3BC38643YC807283D', amount: 1000, currency: 'EUR', at: AT },
    dispute: {
      ...{ id: 'PP-D-4012', reason: 'UNAUTHORISED', amount: 1000, state: 'open' },
      ...{ needsAnswer: true, openedAt: DISPUTE.create_time, closedAt: null },
      ...{ dueBy: '2026-06-09T10:00:00.000Z', withdrawn: null, reinstated: null, fee: null },
    },
  })
})

test('the seller’s movements are what was withdrawn, given back, and the fee; nobody else’s are', () => {
  const moves = [
    movement('DEBIT', '10.00'),
    movement('DEBIT', '14.00', { reason: 'DISPUTE_FEE' }),
    movement('CREDIT', '10.00', { party: 'BUYER' }),
    movement('CREDIT', '9.00', { initiated_time: '2026-06-01T10:00:00.000Z' }),
    movement('DEBIT', '99.00', { amount: { currency_code: 'USD', value: '99.00' } }),
  ]
  const expected = {
    withdrawn: { at: '2026-05-31T10:00:00.000Z', amount: 1000 },
    reinstated: { at: '2026-06-01T10:00:00.000Z', amount: 900 },
    fee: 1400,
  }
  expect(told({ fund_movements: moves })?.dispute).toMatchObject(expected)
  const older = moves.map(({ party, ...move }) => ({ ...move, affected_party: party }))
  expect(told({ money_movements: older })?.dispute).toMatchObject(expected)
})

test.each([
  ['RESOLVED_BUYER_FAVOUR', [], 'lost'],
  ['ACCEPTED', [], 'lost'],
  ['RESOLVED_SELLER_FAVOUR', [], 'won'],
  ['DENIED', [], 'won'],
  ['CANCELED_BY_BUYER', [], 'won'],
  ['RESOLVED_WITH_PAYOUT', [], 'won'],
  ['RESOLVED_WITH_PAYOUT', [movement('DEBIT', '10.00')], 'lost'],
  ['RESOLVED_WITH_PAYOUT', [movement('DEBIT', '10.00'), movement('CREDIT', '10.00')], 'won'],
] as const)('closed as %s, with these movements: %j, it is %s', (code, moves, state) => {
  const outcome = { outcome_code: code, amount_refunded: { currency_code: 'EUR', value: '8.00' } }
  const facts = { status: 'RESOLVED', dispute_outcome: outcome, fund_movements: moves }
  expect(told(facts, 'RESOLVED')?.dispute).toMatchObject({
    ...{ state, needsAnswer: false, closedAt: DISPUTE.update_time },
    amount: state === 'lost' ? 800 : 1000,
  })
})

test('one that waits for somebody else is not to be answered', () => {
  for (const status of ['WAITING_FOR_BUYER_RESPONSE', 'UNDER_REVIEW', 'OTHER']) {
    expect(told({ status })?.dispute).toMatchObject({ state: 'open', needsAnswer: false })
  }
})

test('what is not of that shape is none of the shop’s', () => {
  for (const facts of [{ disputed_transactions: [] }, { dispute_amount: 'much' }]) {
    expect(told(facts)).toBeNull()
  }
})
