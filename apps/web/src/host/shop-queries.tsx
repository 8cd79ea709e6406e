import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { mayDiffer } from './answer-calls.ts'
import { openHost } from './open-host.ts'

// An answer of the shop in the page is drawn with the key that asked for it, not a frame later.
notifyManager.setScheduler(queueMicrotask)

/** Once more, unless the shop has refused: asked again it says the same. */
const mayHelp = (failures: number, error: unknown): boolean =>
  failures < 1 && !(error instanceof Object && 'defined' in error && error.defined === true)

const FIVE_MINUTES = 5 * 60_000

/**
 * Remembers the shop's answers for the screens inside; a change in the shop asks again for those on
 * show that it may have touched.
 * Give it a key that is the account: one person's answers are never shown to the next.
 */
export function ShopQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: FIVE_MINUTES, retry: mayHelp, networkMode: 'always' },
        },
      }),
  )
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    openHost().then(
      (host) => {
        if (isGone) return
        stop = host.watch(
          (isAffected) =>
            void client.invalidateQueries({ predicate: (query) => mayDiffer(query, isAffected) }),
        )
      },
      // The screens' own questions fail too, and say so.
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
