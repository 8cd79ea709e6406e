import { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { SEED_METHODS } from '@hostfront/domain/payments/seed-methods'
import { expect, test } from 'vitest'
import { documentRow } from '../conformance/sample-shop.ts'
import { withPaymentMethods } from './with-payment-methods.ts'

const settings = documentRow('settings')
const upgraded = (part: object) => withPaymentMethods({ version: 5, revision: 7, ...part })

test('how each way is paid moves from the settings to its row', () => {
  const paymentDetails = { paypal: 'To pay@shop.test.\u0000\ud83d', cashplus: '' }
  const document = upgraded({ settings: { ...settings, paymentDetails } })
  expect(document.settings).toEqual(settings)
  const { createdAt } = settings
  expect(document.paymentMethods).toEqual(
    SEED_METHODS.map((method) => ({
      ...method,
      createdAt,
      instructions: method.id === 'paypal' ? 'To pay@shop.test.' : '',
    })),
  )
})

test('what is no text is left to be refused with its row', () => {
  const { paymentMethods } = upgraded({ settings: { ...settings, paymentDetails: { paypal: 7 } } })
  const broken = (paymentMethods as unknown[]).filter(
    (row) => !PaymentMethod.safeParse(row).success,
  )
  expect(broken).toMatchObject([{ id: 'paypal', instructions: 7 }])
})

test('a shop that is not open yet has none, and one that has its own keeps them', () => {
  expect(upgraded({ settings: null })).toEqual({ version: 5, revision: 7, settings: null })
  const own = { settings, paymentMethods: [] }
  expect(upgraded(own)).toEqual({ version: 5, revision: 7, ...own })
})
