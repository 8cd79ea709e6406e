import type { HeldService } from '@hostfront/contract/services'
import { isEnding } from '@hostfront/domain/services/cancellation'
import { isKept, isSuspendedByHand } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { OnHoldBadge } from '../ui/on-hold-badge.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { endingNoteForTeam } from '../words/cancellation.ts'
import { formatDay } from '../words/dates.ts'
import { clientHoldNote, holdNote } from '../words/hold.ts'

interface ServiceStatusProps extends HeldService {
  /** ms */
  now: number
}

/** The state of a service, and what the team has to do with it. */
export function ServiceStatus(props: ServiceStatusProps) {
  const note = serviceNote(props)
  return (
    <>
      <span className="inline-flex flex-wrap gap-1">
        <ServiceBadges {...props} />
      </span>
      {note ? (
        <span className="mt-1 line-clamp-3 max-w-60 text-muted text-sm [overflow-wrap:anywhere]">
          {note}
        </span>
      ) : null}
    </>
  )
}

/** The state alone. */
export const ServiceBadges = (props: ServiceStatusProps) => (
  <>
    <StatusBadge status={props.service.status} />
    {holdOn(props) ? <OnHoldBadge /> : null}
  </>
)

/** What the team has to do with it alone; null where that is nothing. */
export const serviceNote = (props: ServiceStatusProps): string | null =>
  holdOn(props) ?? noteOn(props.service, new Date(props.now).toISOString())

/** Its own hold, or that of all that its client has; whichever lasts longer. */
function holdOn({ service, customer, now }: ServiceStatusProps): string | null {
  if (service.status === 'terminated') return null
  const at = new Date(now).toISOString()
  const [own, whole] = [holdNote(service, at), clientHoldNote(customer, at)]
  const isWhole = (customer.holdUntil ?? '') > (service.holdUntil ?? '')
  return isWhole ? whole : (own ?? whole)
}

function noteOn(service: Service, now: string): string | null {
  const { status, suspensionReason, keepUntil } = service
  if (isEnding(service)) return endingNoteForTeam(service)
  if (isSuspendedByHand(service)) {
    return suspensionReason ? `By the team: ${suspensionReason}` : 'By the team'
  }
  return status === 'active' && isKept(service, now) && keepUntil
    ? `Unpaid, runs until ${formatDay(keepUntil)}`
    : null
}
