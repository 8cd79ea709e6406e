import type { Invoice } from '../billing/invoice.ts'
import type { Order } from './order.ts'
import type { Quote } from './quote.ts'

/** What an order is billed for, in minor units; the lines add up to the amount due before VAT. */
export function invoiceLines(
  order: Pick<Order, 'serviceName' | 'serverName' | 'billingCycle' | 'voucherCode'>,
  quote: Quote,
): Invoice['lines'] {
  const backup = quote.backupSurcharge * quote.months
  const lines = [
    {
      description: `${order.serviceName} "${order.serverName}", ${order.billingCycle}`,
      amount: quote.beforeVoucher - backup,
    },
  ]
  if (backup > 0) lines.push({ description: 'Premium backup', amount: backup })
  if (order.voucherCode) {
    lines.push({ description: `Voucher ${order.voucherCode}`, amount: -quote.voucherDiscount })
  }
  return lines
}
