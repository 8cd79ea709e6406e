import { endOf } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { asSentence } from './as-sentence.ts'
import { formatDay } from './dates.ts'

/** Why customers leave, to choose from. */
export const CUSTOMER_REASONS = [
  'I do not need it any more.',
  'It costs too much.',
  'It does not run as I expected.',
  'I move to another host.',
]

type Cancelled = Pick<Service, 'expiresAt' | 'keepUntil' | 'cancelledBy' | 'cancelReason'>

/** What its customer has to know of a service that is cancelled and has not ended. */
export function endingNote(service: Cancelled): string {
  const day = formatDay(endOf(service))
  if (service.cancelledBy === 'customer') return `Ends on ${day}. You can keep it until then.`
  const why = service.cancelReason ? `: ${asSentence(service.cancelReason)}` : '.'
  return `Our team has cancelled it${why} Ends on ${day}.`
}

/** The same for the team. */
export function endingNoteForTeam(service: Cancelled): string {
  const who = service.cancelledBy === 'customer' ? 'Cancelled by its customer' : 'Cancelled'
  return `Ends on ${formatDay(endOf(service))}. ${who}: ${asSentence(service.cancelReason ?? '')}`
}
