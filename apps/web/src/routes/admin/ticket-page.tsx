import { useParams } from 'react-router'
import { StaffTicket } from '../../features/tickets/admin/staff-ticket.tsx'
import { TicketState } from '../../features/tickets/ticket-state.tsx'
import { useSession } from '../../host/session.ts'
import { RecordHeading } from '../../ui/record-heading.tsx'
import { RECORD_LISTS } from '../../words/record-paths.ts'

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
        <RecordHeading
          list={RECORD_LISTS.tickets}
          title={ticket.subject}
          state={<TicketState {...ticket} />}
        />
      )}
    />
  )
}
