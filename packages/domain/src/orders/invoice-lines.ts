import type { Invoice } from '../billing/invoice.ts'
import { chosenWords } from '../options/chosen-words.ts'
import { orderedPlanName } from '../plans/plan-name.ts'
import { netLines } from '../tax/net-lines.ts'
import type { Order } from './order.ts'
import type { Quote } from './quote.ts'

/** What an order is billed for, in minor units; the lines add up to the amount due before tax. */
export function invoiceLines(
  order: Pick<
    Order,
    'planName' | 'serverType' | 'serverName' | 'billingCycle' | 'options' | 'voucherCode'
  >,
  quote: Quote,
): Invoice['lines'] {
  const plan = orderedPlanName(order)
  const time = {
    quantity: { count: quote.months, unit: 'month' },
    cycle: order.billingCycle,
  } as const
  const lines: Invoice['lines'] = [
    {
      description: `${plan} "${order.serverName}", ${order.billingCycle}`,
      amount: quote.beforeVoucher - quote.optionsPrice * quote.months,
      ...time,
    },
  ]
  for (const option of order.options.filter(({ pricePerMonth }) => pricePerMonth > 0)) {
    const amount = option.pricePerMonth * quote.months
    lines.push({ description: chosenWords(option), amount, ...time })
  }
  if (order.voucherCode) {
    lines.push({ description: `Voucher ${order.voucherCode}`, amount: -quote.voucherDiscount })
  }
  return netLines(lines, quote.amountDue - quote.tax)
}
