import { DEFAULT_OPTIONS } from '@hostfront/domain/orders/options'
import { expect, test } from 'vitest'
import { checkOrder, firstWrong } from './check-order.ts'

const typed = {
  ...DEFAULT_OPTIONS,
  serviceId: 'samp-premium',
  serverName: ' Night Shift RP ',
  country: 'MA',
  paymentMethod: 'paypal',
  voucherCode: '',
} as const

test('a whole form is sent with its texts cleaned', () => {
  expect(checkOrder(typed, true)).toEqual({
    form: { ...typed, serverName: 'Night Shift RP' },
    errors: {},
  })
})

test('a customer is asked for the country at its field, before the voucher and after the name', () => {
  const { form, errors } = checkOrder({ ...typed, country: '' }, true)
  expect([form, errors]).toEqual([null, { country: 'REQUIRED' }])
  expect(firstWrong(errors)).toBe('country')
  const both = checkOrder({ ...typed, country: '', serverName: ' ' }, true).errors
  expect(both).toEqual({ serverName: 'REQUIRED', country: 'REQUIRED' })
  expect(firstWrong(both)).toBe('serverName')
})

test('a visitor without a country is led to the login, with nothing that could be sent', () => {
  expect(checkOrder({ ...typed, country: '' }, false)).toEqual({ form: null, errors: {} })
})

test('what is wrong besides the country is told to visitors too', () => {
  const { errors } = checkOrder({ ...typed, country: '', serverName: '' }, false)
  expect(errors).toEqual({ serverName: 'REQUIRED' })
})
