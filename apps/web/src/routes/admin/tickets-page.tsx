import { useSearchParams } from 'react-router'
import { ContactMessages } from '../../features/support/admin/contact-messages.tsx'
import { Subscribers } from '../../features/support/admin/subscribers.tsx'
import { TicketQueue } from '../../features/tickets/admin/ticket-queue.tsx'
import { useSession } from '../../host/session.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

const VIEWS = [
  { id: 'tickets', label: 'Tickets', to: '?' },
  { id: 'messages', label: 'Messages', to: '?view=messages' },
  { id: 'subscribers', label: 'Subscribers', to: '?view=subscribers' },
] as const

/** What people ask: in tickets, and `?view=` from the contact page; and who reads the newsletter. */
export function TicketsPage() {
  const [search] = useSearchParams()
  const wanted = search.get('view')
  const view = VIEWS.find(({ id }) => id === wanted)?.id ?? 'tickets'
  return (
    <>
      <AdminHeading>
        <TabLinks
          label="Inbox"
          tabs={VIEWS.map(({ id, label, to }) => ({ label, to, isCurrent: id === view }))}
        />
      </AdminHeading>
      <View view={view} />
    </>
  )
}

function View({ view }: { view: (typeof VIEWS)[number]['id'] }) {
  const session = useSession()
  if (view === 'messages') return <ContactMessages />
  if (view === 'subscribers') return <Subscribers />
  // The panel's shell draws this only for an administrator; while one leaves there is nothing to show.
  return session.state === 'known' && session.account ? <TicketQueue me={session.account} /> : null
}
