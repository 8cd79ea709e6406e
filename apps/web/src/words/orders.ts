import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { PaymentMethod } from '@hostfront/domain/billing/payment-method'
import { PAYMENT_METHOD_NAMES } from '@hostfront/domain/billing/payment-method-names'
import type { PlanType } from '@hostfront/domain/catalog/plan'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { BACKUP_SURCHARGE, BILLING_CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { Backup, BillingCycle, Location } from '@hostfront/domain/orders/options'
import type { Order } from '@hostfront/domain/orders/order'

export const PLAN_TYPE_NAMES: Record<PlanType, string> = {
  samp: 'SAMP Hosting',
  mta: 'MTA Hosting',
  vps: 'VPS Hosting',
  game: 'Game Hosting',
}

export const CYCLE_NAMES: Record<BillingCycle, string> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  'semi-annually': 'Semi-annually',
  annually: 'Annually',
}

export const LOCATION_NAMES: Record<Location, string> = {
  germany: 'Germany',
  usa: 'USA',
  uk: 'UK',
  france: 'France',
}

export const BACKUP_NAMES: Record<Backup, string> = {
  choliba: 'Choliba',
  premium: 'Premium',
  none: 'None',
}

export function cycleChoice(cycle: BillingCycle): string {
  const { discount } = BILLING_CYCLES[cycle]
  return discount === 0 ? CYCLE_NAMES[cycle] : `${CYCLE_NAMES[cycle]}, ${discount / 100}% off`
}

export function backupChoice(backup: Backup, currency: Currency): string {
  if (backup === 'none') return BACKUP_NAMES.none
  const surcharge = BACKUP_SURCHARGE[backup]
  return surcharge === 0
    ? `${BACKUP_NAMES[backup]}, free`
    : `${BACKUP_NAMES[backup]}, ${formatMoney(surcharge, currency)} per month`
}

/** The choices of an order in one line. */
export function optionsLine(
  order: Pick<Order, 'billingCycle' | 'location' | 'playerSlots' | 'ddosProtection' | 'backup'>,
): string {
  return [
    CYCLE_NAMES[order.billingCycle],
    LOCATION_NAMES[order.location],
    `${order.playerSlots} slots`,
    order.ddosProtection ? 'DDoS protection' : 'no DDoS protection',
    order.backup === 'none' ? 'no backup' : `${BACKUP_NAMES[order.backup]} backup`,
  ].join(' · ')
}

export const methodName = (method: PaymentMethod): string => PAYMENT_METHOD_NAMES[method]

/** What an order is or was paid with: its invoice may be paid in another way than was meant, with coins too. */
export const paidWith = (order: Order, invoice: Invoice | null): string =>
  methodName((invoice ?? order).paymentMethod)

/** Over every page whose order form is asked for while the shop is closed to orders. */
export const ordersClosedWords = {
  title: 'No orders at the moment',
  text: 'This shop takes no orders at the moment. Please come back later; what you have with us goes on as usual.',
}
