import { RefundState } from '@hostfront/domain/payments/refund'
import { ALL } from '../../../parts/list-table/count-in.ts'
import { MONEY_FILTERS } from '../../../parts/list-table/money-filters.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { useTotals } from '../../../parts/list-table/use-totals.ts'

export type ChosenRefunds = ReturnType<typeof useRefundList>

/** What is chosen of the money to return; it starts with what is still to be sent. */
export const useRefundList = () =>
  useListState({
    sorts: [],
    filters: { state: [...RefundState.options, ALL], ...MONEY_FILTERS },
    tabs: ['state'],
  })

/** Undefined: refunds of every state. */
export function chosenState({ view }: ChosenRefunds): RefundState | undefined {
  const state = view.filters.state ?? 'to-send'
  return state === ALL ? undefined : state
}

/** What the chosen refunds add up to, by state. */
export const useRefundTotals = ({ view }: ChosenRefunds) =>
  useTotals(['refunds', 'totals'], view, (api, asked) => api.refunds.totals(asked))
