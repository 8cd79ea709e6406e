import { lazy, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { Loading } from '../../ui/loading.tsx'

/** Loaded with its tab, as its forms are. */
const MyTickets = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/tickets/my-tickets.tsx')).MyTickets,
  })),
)

const SupportHelp = lazy(() =>
  loadPart(async () => ({ default: (await import('./support-help.tsx')).SupportHelp })),
)

export const SupportTab = () => (
  <Suspense fallback={<Loading />}>
    <MyTickets
      help={
        <Suspense>
          <SupportHelp />
        </Suspense>
      }
    />
  </Suspense>
)
