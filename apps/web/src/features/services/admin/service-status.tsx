import { isEnding } from '@hostfront/domain/services/cancellation'
import { isKept, isSuspendedByHand } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { endingNoteForTeam } from '../../../words/cancellation.ts'
import { formatDay } from '../../../words/dates.ts'
import { holdNote } from '../../../words/hold.ts'

/** The state of a service, and what the team has to do with it. `now`: ms. */
export function ServiceStatus({ service, now }: { service: Service; now: number }) {
  const note = noteOn(service, new Date(now).toISOString())
  return (
    <>
      <StatusBadge status={service.status} />
      {note ? (
        <span className="mt-1 line-clamp-3 max-w-60 text-muted text-sm [overflow-wrap:anywhere]">
          {note}
        </span>
      ) : null}
    </>
  )
}

function noteOn(service: Service, now: string): string | null {
  const { status, suspensionReason, keepUntil } = service
  const hold = holdNote(service, now)
  if (hold && status !== 'terminated') return hold
  if (isEnding(service)) return endingNoteForTeam(service)
  if (isSuspendedByHand(service)) {
    return suspensionReason ? `By the team: ${suspensionReason}` : 'By the team'
  }
  return status === 'active' && isKept(service, now) && keepUntil
    ? `Unpaid, runs until ${formatDay(keepUntil)}`
    : null
}
