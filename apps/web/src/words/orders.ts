import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { OfferedOption, OptionChoice } from '@hostfront/domain/options/order-option'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { BILLING_CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { PlanType } from '@hostfront/domain/plans/plan'

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

export function cycleChoice(cycle: BillingCycle): string {
  const { discount } = BILLING_CYCLES[cycle]
  return discount === 0 ? CYCLE_NAMES[cycle] : `${CYCLE_NAMES[cycle]} (${discount / 100}% off)`
}

/** A choice of an order option as the form lists it: with its price, and free where others of the option are not. */
export function choiceWords(
  { id, label, pricePerMonth }: OptionChoice,
  { choices }: Pick<OfferedOption, 'choices'>,
  currency: Currency,
): string {
  if (pricePerMonth > 0) return `${label}, ${formatMoney(pricePerMonth, currency)} per month`
  // Nobody is given nothing for free.
  const isGiven = id !== 'none' && choices.some((other) => other.pricePerMonth > 0)
  return isGiven ? `${label}, free` : label
}
