import type { RefusalCode } from '@hostfront/contract/refusals'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { asRefusal } from '../words/explain.ts'

/** Whether the shop has refused a question of the screens inside `ShopQueries` with `code`, and the way to ask all of those again. */
export function useRefused(code: RefusalCode): { isRefused: boolean; askAgain: () => void } {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const refusedQueries = () =>
    cache.getAll().filter(({ state }) => asRefusal(state.error)?.code === code)
  const isRefused = useSyncExternalStore(
    // The cache also reports queries that a screen adds while it is being drawn, when nobody may be drawn anew.
    (listener) =>
      cache.subscribe(({ type }) => (type === 'updated' || type === 'removed') && listener()),
    () => refusedQueries().length > 0,
  )
  return {
    isRefused,
    askAgain() {
      for (const query of refusedQueries()) cache.remove(query)
    },
  }
}
