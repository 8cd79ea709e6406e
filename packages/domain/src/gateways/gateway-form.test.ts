import { expect, test } from 'vitest'
import { GatewayForm, isLiveKey } from './gateway-form.ts'

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
