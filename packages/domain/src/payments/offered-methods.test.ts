import { expect, test } from 'vitest'
import { COINS } from './coins.ts'
import { filledInstructions } from './filled-instructions.ts'
import { hasPlace, isOffered, methodToBill } from './offered-methods.ts'
import { PaymentMethod } from './payment-method.ts'
import { nameOfMethod, offeredMethods, publicMethods } from './public-methods.ts'
import { isSet, SEED_METHODS, TRIAL_METHODS, unsetMethods } from './seed-methods.ts'

const MANUAL = ['cashplus', 'paypal', 'bank-transfer', 'orange-money', 'inwi-money']

const withDetails = (details: Readonly<Record<string, Partial<PaymentMethod>>>) =>
  SEED_METHODS.map((method) => ({ ...method, ...details[method.id] }))

const idsOffered = (...asked: Parameters<typeof offeredMethods>) =>
  offeredMethods(...asked).map(({ id }) => id)

test('a method is offered where it is on and says how it is paid, a gateway where it is on, coins always', () => {
  expect(idsOffered(publicMethods(SEED_METHODS))).toEqual([])
  expect(SEED_METHODS.filter(isOffered).map(({ id }) => id)).toEqual([COINS])
  const methods = withDetails({
    paypal: { account: 'pay@shop.test' },
    cashplus: { instructions: ' ' },
    'orange-money': { instructions: 'Send it.', isOn: false },
    'bank-transfer': { kind: 'gateway', isOn: false },
    'inwi-money': { kind: 'gateway' },
  })
  expect(idsOffered(publicMethods(methods))).toEqual(['paypal', 'inwi-money'])
  expect(methods.filter(isOffered).map(({ id }) => id)).toEqual([COINS, 'paypal', 'inwi-money'])
})

test('what is not offered says nothing of where money would go, but keeps its name', () => {
  const methods = withDetails({ paypal: { account: 'pay@shop.test', isOn: false } })
  const known = publicMethods(methods)
  expect(JSON.stringify(known)).not.toContain('pay@shop.test')
  expect(nameOfMethod('paypal', known)).toBe('PayPal')
  expect(nameOfMethod('once-known', known)).toBe('once-known')
})

test('a trial offers all of the seed, says that it is one, and still lacks their details', () => {
  for (const method of TRIAL_METHODS) {
    expect(PaymentMethod.safeParse({ ...method, createdAt: '2026-01-01T00:00:00.000Z' })).toEqual(
      expect.objectContaining({ success: true }),
    )
  }
  expect(idsOffered(publicMethods(TRIAL_METHODS))).toEqual(MANUAL)
  expect(unsetMethods(TRIAL_METHODS).map(({ id }) => id)).toEqual(MANUAL)
  expect(unsetMethods(SEED_METHODS).map(({ id }) => id)).toEqual(MANUAL)
  expect(isSet({ kind: 'manual', instructions: 'Send it.', account: '' })).toBe(true)
  const isOff = TRIAL_METHODS.map((method) => ({ ...method, isOn: false }))
  expect(unsetMethods(isOff)).toEqual([])
})

test('those of other countries come last, where the country is known', () => {
  const known = publicMethods(
    TRIAL_METHODS.map((method) => ({
      ...method,
      country: method.id === 'cashplus' ? 'MA' : method.id === 'paypal' ? 'DE' : null,
    })),
  )
  expect(idsOffered(known)).toEqual(MANUAL)
  expect(idsOffered(known, 'DE')).toEqual([
    'paypal',
    'bank-transfer',
    'orange-money',
    'inwi-money',
    'cashplus',
  ])
})

test('a bill names the usual way where it is offered, else the first that is, else the usual all the same', () => {
  const moved = TRIAL_METHODS.map((method) =>
    method.id === 'paypal' ? { ...method, position: 0 } : method,
  )
  expect(methodToBill('inwi-money', moved, null)).toBe('inwi-money')
  expect(methodToBill(COINS, moved, null)).toBe('bank-transfer')
  expect(methodToBill('nobodys', moved, null)).toBe('paypal')
  expect(methodToBill(COINS, SEED_METHODS, null)).toBe('bank-transfer')
  const moroccan = TRIAL_METHODS.filter(({ id }) => id !== 'bank-transfer').map((method) =>
    method.id === 'cashplus' ? { ...method, country: 'MA' } : method,
  )
  expect(methodToBill(COINS, moroccan, 'MA')).toBe('cashplus')
  expect(methodToBill(COINS, moroccan, 'DE')).toBe('paypal')
})

test('a bill never names a gateway that is off, as one is that does not take the shop’s currency', () => {
  const gateway = { kind: 'gateway', isOn: false } as const
  const off = withDetails({ paypal: gateway, cashplus: { account: 'RIB 7' } })
  expect(methodToBill('paypal', off, null)).toBe('cashplus')
  expect(methodToBill('paypal', withDetails({ paypal: gateway }), null)).toBe('bank-transfer')
  const on = withDetails({ paypal: { ...gateway, isOn: true } })
  expect(methodToBill('inwi-money', on, null)).toBe('paypal')
})

test('what is not offered says nothing of where money would go', () => {
  const off = TRIAL_METHODS.map((method) => ({ ...method, account: 'RIB 7', isOn: false }))
  for (const { kind, isOffered: offered, instructions, account } of publicMethods(off)) {
    expect([offered, instructions, account]).toEqual(
      kind === 'coins' ? [true, expect.any(String), 'RIB 7'] : [false, '', ''],
    )
  }
})

test('coins have no place among the others', () => {
  expect(TRIAL_METHODS.filter((method) => !hasPlace(method)).map(({ id }) => id)).toEqual([COINS])
})

test('instructions name what is to be paid; other braces stay, and what is filled in is not read again', () => {
  const values = { amount: '{due}', reference: '$& 2026-00001', due: '1 July' }
  expect(filledInstructions('{amount} by {due}: {reference} {iban}', values)).toBe(
    '{due} by 1 July: $& 2026-00001 {iban}',
  )
})
