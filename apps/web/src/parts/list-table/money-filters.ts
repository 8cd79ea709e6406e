import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { usePaused } from '../../ui/use-paused.ts'
import { dayBounds } from './day-bounds.ts'
import type { FilterValues } from './list-view.ts'

/** Days of the reader's own calendar, both within. */
export const DAY_FILTERS = { from: z.iso.date(), to: z.iso.date() }

/** What narrows every list of money beside the state of its rows; links from a client's page name the client. */
export const MONEY_FILTERS = { userId: Id, method: PaymentMethodId, ...DAY_FILTERS }

export interface ChosenView {
  readonly search: string
  readonly filters: FilterValues<typeof MONEY_FILTERS>
}

/** A search costs as much again for its totals: they wait until nothing more is typed (ms). */
const REST = 400

/** What is chosen, as a question for the totals of every state; `isAhead`: more is typed than it asks about. */
export function useTotalsAsked({ search: typed, filters }: ChosenView) {
  const { userId, method, from, to } = filters
  const search = usePaused(typed, REST)
  const asked = {
    ...(search ? { search } : {}),
    ...(userId ? { userId } : {}),
    ...(method ? { method } : {}),
    ...dayBounds(from, to),
  }
  return { asked, isAhead: search !== typed }
}
