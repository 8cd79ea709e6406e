import type { Client } from '@hostfront/contract/clients'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { openHost } from '../../host/open-host.ts'
import { useSettledText } from '../../ui/use-settled-text.ts'

/** As many as can be read at a glance; more typing finds the others. */
const SHOWN = 8

interface FoundClients {
  readonly accounts: readonly Client['account'][]
  /** Whether they are those of the text as it is now. */
  readonly isCurrent: boolean
  readonly error: unknown
}

/** The accounts whose name or address has `text` in it; those of the text before stay until they are there. */
export function useFoundClients(text: string, isWanted: boolean): FoundClients {
  const search = useSettledText(text)
  const { data, error, isPlaceholderData } = useQuery<{ items: Client[] }>({
    queryKey: ['clients', 'found', search],
    queryFn: async () => {
      const { api } = await openHost()
      return api.clients.list({ limit: SHOWN, ...(search ? { search } : {}) })
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  return {
    accounts: data?.items.map(({ account }) => account) ?? [],
    isCurrent: data !== undefined && !isPlaceholderData && search === text.trim(),
    error,
  }
}
