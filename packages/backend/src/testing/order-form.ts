import { formAnswers, type OptionAnswers } from '@hostfront/domain/options/form-answers'
import { optionsFor } from '@hostfront/domain/options/options-for'
import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'

/** An order of the €4.50 SAMP plan for a month, as the form sends it. Amounts in minor units. */
export const orderForm = {
  planId: 'samp-premium',
  billingCycle: 'monthly',
  options: {
    location: 'germany',
    'ddos-protection': 'yes',
    'player-slots': '50',
    backup: 'choliba',
  },
  serverName: 'Night Shift RP',
  country: 'DE',
  paymentMethod: 'coins',
  voucherCode: '',
  amountDue: 450,
} as const

/** The same order with a backup that costs, at its price. */
export const withPremium = {
  options: { ...orderForm.options, backup: 'premium' },
  amountDue: 650,
} as const

/** What the form sends for any plan of the seed where little is chosen. */
export function answersFor(planId: string, answered: OptionAnswers = {}): OptionAnswers {
  const plan = SEED_PLANS.find(({ id }) => id === planId)
  if (!plan) return {}
  const typed = plan.type === 'game' ? { game: 'Minetest' } : {}
  return formAnswers(plan, optionsFor(plan, SEED_OPTIONS), { ...typed, ...answered })
}
