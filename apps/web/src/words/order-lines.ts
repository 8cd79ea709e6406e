import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { choiceOfPlan, chosenWords } from '@hostfront/domain/options/chosen-words'
import type { Order } from '@hostfront/domain/orders/order'
import type { Service } from '@hostfront/domain/services/service'
import { CYCLE_NAMES } from './orders.ts'

/** What was chosen, in one line. */
export const chosenLine = (
  options: readonly ChosenOption[],
  planSlots: number | null = null,
): string =>
  options
    .map((option) => chosenWords({ ...option, choiceLabel: choiceOfPlan(option, planSlots) }))
    .join(' · ')

/** The same behind the name of the plan that it was chosen for. */
export const orderedLine = (
  { planName, options }: Pick<Service, 'planName' | 'options'>,
  planSlots: number | null,
): string => [planName, chosenLine(options, planSlots)].filter(Boolean).join(' · ')

/** For how long something is ordered or held, and what was chosen for it, in one line. */
export const optionsLine = ({
  billingCycle,
  options,
}: Pick<Order | Service, 'billingCycle' | 'options'>): string =>
  [CYCLE_NAMES[billingCycle], ...options.map(chosenWords)].join(' · ')

/** The id of what an order is or was paid with: its invoice may be paid in another way than was meant, with coins too. */
export const paidWith = (order: Order, invoice: Invoice | null): string =>
  (invoice ?? order).paymentMethod
