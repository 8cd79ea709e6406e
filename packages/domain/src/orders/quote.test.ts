import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BillingCycle } from './billing-cycle.ts'
import { BILLING_CYCLES } from './billing-cycles.ts'
import { invoiceLines } from './invoice-lines.ts'
import { type QuoteInput, quoteOrder } from './quote.ts'

const base: QuoteInput = {
  price: 450,
  billingCycle: 'monthly',
  options: [],
  voucher: null,
  taxBasisPoints: 0,
}

const anyQuote: fc.Arbitrary<QuoteInput> = fc.record({
  price: fc.nat(1_000_000),
  billingCycle: fc.constantFrom(...BillingCycle.options),
  options: fc.array(fc.record({ pricePerMonth: fc.nat(2_000_000) }), { maxLength: 5 }),
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
  isTaxIncluded: fc.boolean(),
})

const chosenAt = ({ pricePerMonth }: { pricePerMonth: number }) => ({
  id: 'extra',
  label: 'Extra',
  choice: 'yes',
  choiceLabel: 'Yes',
  pricePerMonth,
})

test.each([
  ['monthly', 450, 450],
  ['quarterly', 428, 1284],
  ['semi-annually', 405, 2430],
  ['annually', 383, 4596],
] as const)('%s: €4.50 becomes %d per month and %d now', (billingCycle, perMonth, amountDue) => {
  expect(quoteOrder({ ...base, billingCycle })).toMatchObject({ perMonth, amountDue })
})

test('options add their full price to every month, cycle discount or not', () => {
  const options = [{ pricePerMonth: 150 }, { pricePerMonth: 0 }, { pricePerMonth: 50 }]
  expect(quoteOrder({ ...base, billingCycle: 'annually', options })).toMatchObject({
    perMonth: 583,
    optionsPrice: 200,
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
      expect(quote.perMonth).toBe(input.price - quote.cycleDiscount + quote.optionsPrice)
      expect(quote.beforeVoucher).toBe(quote.perMonth * BILLING_CYCLES[input.billingCycle].months)
      const added = input.isTaxIncluded ? 0 : quote.tax
      expect(quote.amountDue).toBe(quote.beforeVoucher - quote.voucherDiscount + added)
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
        planName: 'Starter',
        serverType: 'samp' as const,
        serverName: 'Night',
        billingCycle: input.billingCycle,
        options: input.options.map(chosenAt),
        voucherCode: input.voucher ? 'CODE' : null,
      }
      const lines = invoiceLines(order, quote)
      expect(lines[0]?.description).toBe(`SAMP Starter "Night", ${input.billingCycle}`)
      expect(lines.filter(({ description }) => description === 'Extra: Yes')).toHaveLength(
        input.options.filter(({ pricePerMonth }) => pricePerMonth > 0).length,
      )
      const sum = lines.reduce((total, line) => total + line.amount, 0)
      expect(sum).toBe(quote.amountDue - quote.tax)
    }),
  )
})

test('where prices include the tax they are paid as shown, and it is taken out of them', () => {
  const included = { ...base, price: 500, taxBasisPoints: 2000, isTaxIncluded: true }
  expect(quoteOrder(included)).toMatchObject({ beforeVoucher: 500, tax: 83, amountDue: 500 })
})
