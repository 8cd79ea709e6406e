import type { Client } from '@hostfront/contract/clients'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openHost } from '../../host/open-host.ts'

/** Keys that follow each other quicker than this (ms) are asked for together. */
const PAUSE = 120
/** As many as can be read at a glance; more typing finds the others. */
const SHOWN = 8

/** The accounts whose name or address has `text` in it; those of the text before stay until they are there. */
export function useFoundClients(text: string, isWanted: boolean) {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const search = asked.trim()
  return useQuery<{ items: Client[] }>({
    queryKey: ['clients', 'found', search],
    queryFn: async () => {
      const { api } = await openHost()
      return api.clients.list({ limit: SHOWN, ...(search ? { search } : {}) })
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}
