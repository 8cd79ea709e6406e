import { useParams } from 'react-router'
import { StaffTicket } from '../../features/tickets/admin/staff-ticket.tsx'
import { useSession } from '../../host/session.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { LinkButton } from '../../ui/button.tsx'

/** One ticket, read and answered. */
export function TicketPage() {
  const { id = '' } = useParams()
  const session = useSession()
  // The panel's shell draws this only for an administrator; while one leaves there is nothing to show.
  if (session.state !== 'known' || !session.account) return null
  return (
    <StaffTicket
      key={id}
      id={id}
      me={session.account}
      heading={({ ticket }) => (
        <AdminHeading title={ticket.subject}>
          <LinkButton to="/admin/tickets" look="secondary" size="small">
            All tickets
          </LinkButton>
        </AdminHeading>
      )}
    />
  )
}
