import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BILLING_CYCLES } from './billing-cycles.ts'
import { invoiceLines } from './invoice-lines.ts'
import { Backup, BillingCycle } from './options.ts'
import { type QuoteInput, quoteOrder, taxFor } from './quote.ts'

const base: QuoteInput = {
  price: 450,
  billingCycle: 'monthly',
  backup: 'choliba',
  voucher: null,
  taxBasisPoints: 0,
}

const anyQuote: fc.Arbitrary<QuoteInput> = fc.record({
  price: fc.nat(1_000_000),
  billingCycle: fc.constantFrom(...BillingCycle.options),
  backup: fc.constantFrom(...Backup.options),
  voucher: fc.option(
    fc.oneof(
      fc.record({
        discountType: fc.constant('percentage' as const),
        discountValue: fc.integer({ min: 1, max: 100 }),
      }),
      fc.record({
        discountType: fc.constant('fixed' as const),
        discountValue: fc.integer({ min: 1, max: 2_000_000 }),
      }),
    ),
    { nil: null },
  ),
  taxBasisPoints: fc.nat(10_000),
})

test.each([
  ['monthly', 450, 450],
  ['quarterly', 428, 1284],
  ['semi-annually', 405, 2430],
  ['annually', 383, 4596],
] as const)('%s: €4.50 becomes %d per month and %d now', (billingCycle, perMonth, amountDue) => {
  expect(quoteOrder({ ...base, billingCycle })).toMatchObject({ perMonth, amountDue })
})

test('premium backup adds its full price to every month, cycle discount or not', () => {
  expect(quoteOrder({ ...base, billingCycle: 'annually', backup: 'premium' })).toMatchObject({
    perMonth: 583,
    backupSurcharge: 200,
    amountDue: 583 * 12,
  })
})

test('a voucher comes off the whole purchase, VAT goes on what is left', () => {
  const voucher = { discountType: 'percentage', discountValue: 10 } as const
  expect(quoteOrder({ ...base, price: 500, voucher, taxBasisPoints: 2000 })).toMatchObject({
    voucherDiscount: 50,
    tax: 90,
    amountDue: 540,
  })
})

test('a fixed voucher never takes more than the purchase', () => {
  const voucher = { discountType: 'fixed', discountValue: 10_000 } as const
  expect(quoteOrder({ ...base, voucher })).toMatchObject({ voucherDiscount: 450, amountDue: 0 })
})

test('every quote adds up as shown, in whole minor units, and is never negative', () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      const quote = quoteOrder(input)
      expect(quote.perMonth).toBe(input.price - quote.cycleDiscount + quote.backupSurcharge)
      expect(quote.beforeVoucher).toBe(quote.perMonth * BILLING_CYCLES[input.billingCycle].months)
      expect(quote.amountDue).toBe(quote.beforeVoucher - quote.voucherDiscount + quote.tax)
      expect(quote.voucherDiscount).toBeLessThanOrEqual(quote.beforeVoucher)
      for (const amount of Object.values(quote)) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      }
    }),
  )
})

test('the lines of an invoice add up to the amount due before VAT', () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      const quote = quoteOrder(input)
      const order = {
        serviceName: 'Starter',
        serverType: 'samp' as const,
        serverName: 'Night',
        billingCycle: input.billingCycle,
        voucherCode: input.voucher ? 'CODE' : null,
      }
      const lines = invoiceLines(order, quote)
      expect(lines[0]?.description).toBe(`SAMP Starter "Night", ${input.billingCycle}`)
      const sum = lines.reduce((total, line) => total + line.amount, 0)
      expect(sum).toBe(quote.amountDue - quote.tax)
    }),
  )
})

test('VAT applies to customers of the listed countries only', () => {
  const tax = { basisPoints: 2000, countries: ['MA'] }
  expect(taxFor(tax, 'MA')).toBe(2000)
  expect(taxFor(tax, 'DE')).toBe(0)
  expect(taxFor(tax, null)).toBe(0)
})
