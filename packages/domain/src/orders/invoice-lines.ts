import type { Invoice } from '../billing/invoice.ts'
import { orderedPlanName } from '../catalog/plan-name.ts'
import type { Order } from './order.ts'
import type { Quote } from './quote.ts'

/** What an order is billed for, in minor units; the lines add up to the amount due before VAT. */
export function invoiceLines(
  order: Pick<Order, 'serviceName' | 'serverType' | 'serverName' | 'billingCycle' | 'voucherCode'>,
  quote: Quote,
): Invoice['lines'] {
  const backup = quote.backupSurcharge * quote.months
  const plan = orderedPlanName(order)
  const lines = [
    {
      description: `${plan} "${order.serverName}", ${order.billingCycle}`,
      amount: quote.beforeVoucher - backup,
    },
  ]
  if (backup > 0) lines.push({ description: 'Premium backup', amount: backup })
  if (order.voucherCode) {
    lines.push({ description: `Voucher ${order.voucherCode}`, amount: -quote.voucherDiscount })
  }
  return lines
}
