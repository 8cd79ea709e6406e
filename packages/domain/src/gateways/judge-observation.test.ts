import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { after } from '../transitions.ts'
import { AttemptState } from './attempt.ts'
import { ATTEMPT_LIFECYCLE } from './attempt-lifecycle.ts'
import { isToBeTaken, judgeObservation } from './judge-observation.ts'
import { type Observation, Seen } from './observation.ts'

const attempt = {
  id: 'attempt-1',
  state: 'pending',
  session: 'cs_1',
  reference: null,
  amount: 450,
  currency: 'EUR',
  isLive: true,
} as const

const observed: Observation = {
  attemptId: 'attempt-1',
  session: 'cs_1',
  seen: 'succeeded',
  reference: 'pi_1',
  amount: 450,
  currency: 'EUR',
  isLive: true,
  fee: null,
  refunded: 0,
  refund: null,
  at: '2026-06-01T12:00:00.000Z',
}

test('what was asked for and came pays', () => {
  expect(judgeObservation(attempt, observed)).toEqual({ kind: 'arrives', problem: null })
})

test.each([
  ['another amount', { amount: 449 }, 'AMOUNT'],
  ['more than was asked', { amount: 451 }, 'AMOUNT'],
  ['another currency', { currency: 'USD' }, 'CURRENCY'],
  ['a test in place of money', { isLive: false }, 'MODE'],
])('%s does not pay', (_, other, problem) => {
  expect(judgeObservation(attempt, { ...observed, ...other })).toEqual({ kind: 'arrives', problem })
})

test.each([
  ['another attempt', { attemptId: 'attempt-2' }],
  ['no attempt', { attemptId: null }],
  ['another page', { session: 'cs_2' }],
])('what is of %s is foreign', (_, other) => {
  expect(judgeObservation(attempt, { ...observed, ...other })).toEqual({ kind: 'foreign' })
})

test('a payment that is known by one name is not paid by another', () => {
  const paid = { ...attempt, state: 'succeeded', reference: 'pi_2' } as const
  expect(judgeObservation(paid, observed)).toEqual({ kind: 'foreign' })
})

test('what has failed or expired may still succeed, and what has succeeded stays so', () => {
  for (const state of ['failed', 'expired'] as const) {
    expect(judgeObservation({ ...attempt, state }, observed)).toMatchObject({ kind: 'arrives' })
  }
  for (const seen of Seen.options) {
    const told = { ...observed, seen }
    const known = judgeObservation({ ...attempt, state: 'succeeded' }, told)
    expect(known, seen).toEqual({ kind: 'known' })
  }
})

test('money that went back pays nothing and takes nothing back by itself', () => {
  for (const seen of ['refunded', 'refund-failed', 'disputed'] as const) {
    const told = { ...observed, seen, refunded: 450 }
    for (const state of AttemptState.options) {
      expect(judgeObservation({ ...attempt, state }, told), seen).toEqual({ kind: 'known' })
    }
  }
})

test('what is not paid moves on, and says how far', () => {
  for (const seen of ['processing', 'failed', 'expired'] as const) {
    const told = judgeObservation(attempt, { ...observed, seen })
    expect(told).toEqual({ kind: 'moves', to: seen })
  }
})

test('a name that the gateway does not give, or the shop does not know yet, is no other one', () => {
  const paid = { kind: 'arrives', problem: null }
  expect(judgeObservation(attempt, { ...observed, session: null, reference: null })).toEqual(paid)
  expect(judgeObservation({ ...attempt, session: null, reference: 'pi_1' }, observed)).toEqual(paid)
  expect(judgeObservation({ ...attempt, reference: 'pi_1' }, observed)).toEqual(paid)
  const unnamed = { ...observed, reference: null }
  expect(judgeObservation({ ...attempt, reference: 'pi_1' }, unnamed)).toEqual(paid)
})

/** How far an attempt has come. */
const RANK = { created: 0, pending: 1, processing: 2, failed: 3, expired: 3, succeeded: 4 }

test('nothing that is observed leads back', () => {
  const seen = fc.constantFrom(
    ...Seen.options.filter(
      (each) => each !== 'refunded' && each !== 'refund-failed' && each !== 'disputed',
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...AttemptState.options), fc.array(seen), (start, all) => {
      let state: AttemptState = start
      for (const each of all) {
        const next: AttemptState = after(ATTEMPT_LIFECYCLE, state, each) ?? state
        expect(RANK[next]).toBeGreaterThanOrEqual(RANK[state])
        state = next
      }
      if (all.includes('succeeded')) expect(state).toBe('succeeded')
    }),
  )
})

test('what a payer has agreed to is taken while the invoice owes it, and never otherwise than it was asked', () => {
  const agreed: Observation = { ...observed, seen: 'approved', reference: null }
  expect(isToBeTaken(attempt, agreed, 450)).toBe(true)
  expect(isToBeTaken(attempt, agreed, 900)).toBe(true)
  expect(isToBeTaken(attempt, agreed, 449)).toBe(false)
  for (const change of [
    { amount: 449 },
    { currency: 'USD' },
    { isLive: false },
    { session: 'cs_2' },
    { seen: 'pending' },
  ] as const) {
    expect(isToBeTaken(attempt, { ...agreed, ...change }, 450)).toBe(false)
  }
  for (const state of ['processing', 'succeeded', 'failed', 'expired'] as const) {
    expect(isToBeTaken({ ...attempt, state }, agreed, 450)).toBe(false)
  }
})
