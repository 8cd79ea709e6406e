import { expect, test } from 'vitest'
import { GatewayForm, isLiveKey, keyOf, movesMoney } from './gateway-form.ts'

const form = { kind: 'stripe', name: 'Card', key: '', webhookKey: '', address: '', isOn: false }
const problems = (typed: Partial<Record<keyof GatewayForm, unknown>>) =>
  GatewayForm.safeParse({ ...form, ...typed }).error?.issues.map(({ message }) => message) ?? []

test('keys and secrets are told by how they begin, and both may be left out', () => {
  expect(problems({})).toEqual([])
  expect(problems({ key: ' sk_test_0123456789 ', webhookKey: 'whsec_abcDEF0123456789' })).toEqual(
    [],
  )
  expect(problems({ key: 'rk_live_0123456789' })).toEqual([])
  expect(problems({ key: 'pk_live_0123456789' })).toEqual(['GATEWAY_KEY_INVALID'])
  expect(problems({ key: 'whsec_abcDEF0123456789' })).toEqual(['GATEWAY_KEY_INVALID'])
  expect(problems({ webhookKey: 'sk_test_0123456789' })).toEqual(['WEBHOOK_SECRET_INVALID'])
})

test('a key goes to https, or no further than this machine', () => {
  expect(problems({ address: 'http://127.0.0.1:8082/' })).toEqual([])
  expect(problems({ address: 'https://stripe.example.org' })).toEqual([])
  for (const address of ['http://stripe.example.org', 'https://a@b.example', 'ftp://x', 'x']) {
    expect(problems({ address }), address).toEqual(['GATEWAY_ADDRESS_INVALID'])
  }
})

test('a key says whether it moves money', () => {
  expect(isLiveKey('sk_live_0123456789')).toBe(true)
  expect(isLiveKey('sk_test_live_0123456789')).toBe(false)
})

test('of PayPal a client ID and its secret are typed together, or neither', () => {
  const paypal = { kind: 'paypal', isSandbox: true }
  const typed = { clientId: 'AZabcdefghijklmnop', key: 'ECabcdefghijklmnop' }
  expect(problems(paypal)).toEqual([])
  expect(problems({ ...paypal, ...typed, webhookKey: '1JE4291016473214C' })).toEqual([])
  expect(problems({ ...paypal, key: typed.key })).toEqual(['REQUIRED'])
  expect(problems({ ...paypal, clientId: typed.clientId })).toEqual(['REQUIRED'])
  expect(problems({ ...paypal, ...typed, key: 'too short' })).toEqual(['GATEWAY_SECRET_INVALID'])
  expect(problems({ ...paypal, ...typed, clientId: 'a:b' })).toEqual(['CLIENT_ID_INVALID'])
  expect(problems({ ...paypal, webhookKey: 'whsec_abcDEF0123456789' })).toEqual([
    'WEBHOOK_ID_INVALID',
  ])
})

test('what is kept of PayPal is both, and its switch says whether money moves', () => {
  const paypal = GatewayForm.parse({
    ...form,
    kind: 'paypal',
    clientId: 'AZabcdefghijklmnop',
    key: 'ECabcdefghijklmnop',
    isSandbox: true,
  })
  expect(keyOf(paypal)).toBe('AZabcdefghijklmnop:ECabcdefghijklmnop')
  expect(keyOf({ ...paypal, clientId: '', key: '' })).toBe('')
  expect(movesMoney(paypal, null)).toBe(false)
  expect(movesMoney({ ...paypal, isSandbox: false }, { isLive: false })).toBe(true)
  const stripe = GatewayForm.parse({ ...form, isSandbox: true })
  expect(movesMoney(stripe, { isLive: true })).toBe(true)
  expect(movesMoney({ ...stripe, key: 'sk_test_0123456789' }, { isLive: true })).toBe(false)
})
