import type { Api } from '@hostfront/contract/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askFor } from '../../host/answer-calls.ts'
import { type ChosenView, useTotalsAsked } from './money-filters.ts'

/** What chosen rows add up to. */
export interface Totals<Sums> {
  readonly data: Sums | undefined
  /** Of what was chosen before: only their place is kept, until the others are there. */
  readonly isWaiting: boolean
}

type Asked = ReturnType<typeof useTotalsAsked>['asked']

/** What all rows add up to that are chosen; `key` names the list, and what else the answer depends on. */
export function useTotals<Sums>(
  key: readonly unknown[],
  view: ChosenView,
  ask: (api: Api, asked: Asked) => Promise<Sums>,
): Totals<Sums> {
  const { asked, isAhead } = useTotalsAsked(view)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...key, asked],
    queryFn: (query) => askFor(query, (api) => ask(api, asked)),
    placeholderData: keepPreviousData,
  })
  return { data, isWaiting: isAhead || isPlaceholderData }
}
