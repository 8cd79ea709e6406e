import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { asNews, type News, newestFirst } from './use-news.ts'
import { SHOWN } from './use-notifications.ts'

interface Older {
  /** All that was in the list when the last of them came: what is newer meanwhile pushes nothing out of it. */
  readonly items: readonly News[]
  readonly next: string | null
}

/** The newest news with the older ones that were asked for. `next`: where those begin. */
export function useOlderNews(newest: readonly News[], next: string | null) {
  const [older, setOlder] = useState<Older | null>(null)
  const shown = new Map([...(older?.items ?? []), ...newest].map((item) => [item.id, item]))
  const after = older ? older.next : next
  return {
    items: newestFirst([...shown.values()]),
    /** Null where there are none left. Answers whether these were the last. */
    showOlder:
      after === null
        ? null
        : async () => {
            const { api } = await openHost()
            const page = await api.notifications.list({ limit: SHOWN, after })
            setOlder({ items: [...shown.values(), ...page.items.map(asNews)], next: page.next })
            return page.next === null
          },
  }
}
