import type { Invoice } from '@hostfront/domain/billing/invoice'
import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import type { Order } from '@hostfront/domain/orders/order'
import { expect, test } from 'vitest'
import { optionsLine, paidWith } from './order-lines.ts'
import { choiceWords, cycleChoice } from './orders.ts'

test('a cycle says what it changes in the price', () => {
  expect(cycleChoice('monthly')).toBe('Monthly')
  expect(cycleChoice('annually')).toBe('Annually (15% off)')
})

test.each([
  ['backup', ['Choliba, free', 'Premium, €2.00 per month', 'None']],
  ['location', ['Germany', 'USA', 'UK', 'France']],
  ['ddos-protection', ['Yes', 'No']],
  ['player-slots', ['25', '50', '100', '200']],
])('the choices of %s stand in the form as the seed has them', (id, words) => {
  const option = SEED_OPTIONS.find((each) => each.id === id) ?? expect.fail(id)
  expect(option.choices.map((choice) => choiceWords(choice, option, 'EUR'))).toEqual(words)
})

test('what was chosen reads as one line', () => {
  const chosen = { id: 'x', choice: 'y', pricePerMonth: 0 }
  expect(
    optionsLine({
      billingCycle: 'quarterly',
      options: [
        { ...chosen, label: 'Location', choiceLabel: 'UK' },
        { ...chosen, label: 'Backup', choiceLabel: 'None' },
      ],
    }),
  ).toBe('Quarterly · Location: UK · Backup: None')
  expect(optionsLine({ billingCycle: 'monthly', options: [] })).toBe('Monthly')
})

test('an order is paid as its invoice is, whatever was meant', () => {
  const [order, invoice] = [
    { paymentMethod: 'paypal' } as Order,
    { paymentMethod: 'coins' } as Invoice,
  ]
  expect(paidWith(order, invoice)).toBe('coins')
  expect(paidWith(order, null)).toBe('paypal')
})
