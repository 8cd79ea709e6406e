import type { Api } from '@hostfront/contract/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askFor } from '../../host/answer-calls.ts'
import { isUnknownPage } from '../../host/is-unknown-page.ts'
import { openHost } from '../../host/open-host.ts'
import type { ListPage } from './list-page.ts'
import type { FilterShapes, ListQuery } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

export interface ListAnswer<Row> {
  /** The page, and the choices that it answers, as a text that is the same for the same ones. */
  readonly data: (ListPage<Row> & { readonly choices: string }) | undefined
  readonly error: unknown
  /** The page of the choices before, on show until the next one is loaded. */
  readonly isPrevious: boolean
  refetch(): Promise<unknown>
  /** Any page of the same list, for going through all of it. */
  readPage(after: string | null, limit: number): Promise<ListPage<Row>>
}

/**
 * One page of a list as it is chosen; `key` names the list. Its last page stays on show while the next is asked for.
 * An address whose page does not exist (cut off, or of another order) leads to the first one.
 */
export function useList<Row, Sort extends string, Filters extends FilterShapes>(
  key: readonly unknown[],
  { query, leavePage }: ListState<Sort, Filters>,
  ask: (api: Api, query: ListQuery<Sort, Filters>) => Promise<ListPage<Row>>,
): ListAnswer<Row> {
  const answer = useQuery({
    queryKey: [...key, query],
    queryFn: async (asked) => {
      const page = await askFor(asked, (api) => ask(api, query))
      return { ...page, choices: JSON.stringify(query) }
    },
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures === 0 && !isUnknownPage(error),
  })
  const isLost = isUnknownPage(answer.error)
  useEffect(() => {
    if (isLost) leavePage()
  }, [isLost, leavePage])
  return {
    data: answer.data,
    error: isLost ? null : answer.error,
    isPrevious: answer.isPlaceholderData,
    refetch: answer.refetch,
    async readPage(after, limit) {
      const { api } = await openHost()
      const { after: _shown, ...whole } = query
      return ask(api, { ...whole, ...(after ? { after } : {}), limit } as typeof query)
    },
  }
}
