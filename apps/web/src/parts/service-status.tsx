import type { HeldService } from '@hostfront/contract/services'
import { isEnding } from '@hostfront/domain/services/cancellation'
import { isKept, isSuspendedByHand } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { useSettings } from '../host/settings.ts'
import { Badge } from '../ui/badge.tsx'
import { capitalized } from '../ui/capitalized.ts'
import { OnHoldBadge } from '../ui/on-hold-badge.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { endingNoteForTeam } from '../words/cancellation.ts'
import { formatDay } from '../words/dates.ts'
import { DUE_NAMES } from '../words/due-names.ts'
import { clientHoldNote, holdNote } from '../words/hold.ts'
import { serviceState } from '../words/service-state.ts'
import { waitWords } from '../words/wait-words.ts'

interface ServiceStatusProps extends HeldService {
  /** ms */
  now: number
}

/** The state of a service, and what the team has to do with it. */
export function ServiceStatus(props: ServiceStatusProps) {
  const { isOnHold, note } = readState(props)
  return (
    <>
      <span className="inline-flex flex-wrap gap-1">
        <ServiceBadges
          service={props.service}
          isOnHold={isOnHold}
          isToSetUp={Boolean(props.toSetUpSince)}
          now={props.now}
        />
      </span>
      {props.toSetUpSince ? <Waits since={props.toSetUpSince} now={props.now} /> : null}
      {note ? (
        <span className="mt-1 line-clamp-3 max-w-60 text-muted text-sm [overflow-wrap:anywhere]">
          {note}
        </span>
      ) : null}
    </>
  )
}

const MINUTE = 60_000
const DAY = 86_400_000

/** How long its customer waits for the server already; a day is too long. */
function Waits({ since, now }: { since: string; now: number }) {
  const waited = now - Date.parse(since)
  return waited < MINUTE ? null : (
    <span className={`mt-1 block text-sm ${waited < DAY ? 'text-muted' : 'text-warn'}`}>
      Waits for {waitWords(waited / 1000)}
    </span>
  )
}

interface ServiceBadgesProps extends Pick<HeldService, 'service'> {
  isOnHold: boolean
  /** Somebody has to make its server. */
  isToSetUp?: boolean
  /** ms */
  now: number
}

/** The state as its customer reads it: of an active one that ends soon or is to be set up that is seen, and "Active" heard. */
export function ServiceBadges({ service, isOnHold, isToSetUp = false, now }: ServiceBadgesProps) {
  const leadDays = useSettings().billing.renewalLeadDays
  const isSoon = serviceState(service, { now, leadDays }) === 'expiring soon'
  return (
    <>
      {isSoon || (isToSetUp && service.status === 'active') ? (
        <span className="sr-only">{capitalized(service.status)}</span>
      ) : (
        <StatusBadge status={service.status} />
      )}
      {isSoon ? <StatusBadge status="expiring soon" /> : null}
      {isOnHold ? <OnHoldBadge /> : null}
      {isToSetUp ? <Badge tone="warn">{DUE_NAMES.create}</Badge> : null}
    </>
  )
}

/** `note`: what the team has to do with it; null where that is nothing. */
export function readState({ service, customer, now }: Omit<ServiceStatusProps, 'toSetUpSince'>) {
  const at = new Date(now).toISOString()
  const hold = service.status === 'terminated' ? null : holdOn({ service, customer }, at)
  return { isOnHold: hold !== null, note: hold ?? noteOn(service, at) }
}

/** Its own hold, or that of all that its client has; whichever lasts longer. */
function holdOn(
  { service, customer }: Pick<HeldService, 'service' | 'customer'>,
  now: string,
): string | null {
  const [own, whole] = [holdNote(service, now), clientHoldNote(customer, now)]
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
