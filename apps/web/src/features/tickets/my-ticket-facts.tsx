import type { OwnTicket } from '@hostfront/contract/tickets'
import { useSettings } from '../../host/settings.ts'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { nameOfService, useServicesToName } from './services-to-name.ts'
import { TicketFact } from './ticket-fact.tsx'
import { OwnTicketBadge, Priority } from './ticket-state.tsx'

/** What its customer may want to know of a ticket: beside the conversation where there is room, else above it. */
export function MyTicketFacts({ ticket }: { ticket: OwnTicket }) {
  const { status, priority, createdAt, serviceId } = ticket
  const { answerHours } = useSettings().billing
  return (
    <aside
      aria-label="About this ticket"
      className="rounded-lg border border-line bg-surface px-4 py-3 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:p-5"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-[0.9375rem] sm:grid-cols-4 lg:grid-cols-1">
        <TicketFact name="Status">
          <OwnTicketBadge status={status} />
        </TicketFact>
        <TicketFact name="Priority">
          <Priority priority={priority} />
        </TicketFact>
        <TicketFact name="Opened">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </TicketFact>
        {serviceId === null ? null : <AboutService id={serviceId} />}
      </dl>
      {status === 'open' && answerHours > 0 ? (
        <p className="mt-3 text-[0.9375rem] text-muted">
          <AnswerAim />
        </p>
      ) : null}
    </aside>
  )
}

/** Nothing until its name is known. */
function AboutService({ id }: { id: string }) {
  const service = useServicesToName().data?.find((own) => own.id === id)
  if (!service) return null
  return (
    <TicketFact name="About">
      <TextLink to={myServicePath(id)}>{nameOfService(service)}</TextLink>
    </TicketFact>
  )
}
