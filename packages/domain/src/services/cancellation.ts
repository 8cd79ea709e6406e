/**
 * A service that is cancelled runs until its paid time is over and ends then by itself: nothing bills it any more. Until
 * then, who has cancelled it can take that back.
 */
import { addDays } from '../add-days.ts'
import { isSuspendedByHand } from './lifecycle.ts'
import type { CancelledBy, Service } from './service.ts'

/** What is known of a cancellation. */
export type Cancellation = Pick<
  Service,
  'cancelledAt' | 'cancelledBy' | 'cancelReason' | 'toldOfEnd'
>

export const NOT_CANCELLED: Cancellation = {
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  toldOfEnd: null,
}

/** Whether it ends with its paid time and has not ended yet. */
export const isEnding = ({
  status,
  cancelledAt,
}: Pick<Service, 'status' | 'cancelledAt'>): boolean =>
  cancelledAt !== null && status !== 'terminated'

/** When a cancelled service ends (ISO, UTC): with its paid time, or later where the team lets it run without payment. */
export const endOf = ({
  expiresAt,
  keepUntil,
}: Pick<Service, 'expiresAt' | 'keepUntil'>): string =>
  keepUntil !== null && keepUntil > expiresAt ? keepUntil : expiresAt

type Running = Pick<Service, 'status' | 'suspendedByHand' | 'cancelledAt'>

/**
 * Whether it may be cancelled, at once or to the end of its paid time. Its customer does not end at once what the team has suspended: what there is to settle about
 * it would be gone. One that is cancelled already can still be ended at once.
 */
export function canCancel(service: Running, atOnce: boolean, by: CancelledBy): boolean {
  if (service.status === 'terminated') return false
  if (atOnce) return by === 'team' || !isSuspendedByHand(service)
  return service.status !== 'expired' && !isEnding(service)
}

/** Whether a cancellation may be taken back at `now` (ISO, UTC): by who has cancelled, or by the team, until it ends. */
export const canKeep = (
  service: Pick<Service, 'status' | 'cancelledAt' | 'cancelledBy' | 'expiresAt' | 'keepUntil'>,
  by: CancelledBy,
  now: string,
): boolean =>
  isEnding(service) && now < endOf(service) && (by === 'team' || service.cancelledBy === by)

interface Cancelling {
  readonly by: CancelledBy
  readonly reason: string
  readonly now: string
}

/** What is stored when it is cancelled at `now`. Told so within `leadDays` of its end, its customer needs no reminder of that. */
export function cancelled(
  service: Pick<Service, 'expiresAt' | 'keepUntil'>,
  { by, reason, now }: Cancelling,
  leadDays: number,
): Cancellation {
  const end = endOf(service)
  return {
    cancelledAt: now,
    cancelledBy: by,
    cancelReason: reason,
    toldOfEnd: isNear(end, leadDays, now) ? end : null,
  }
}

/** Whether its customer is to be reminded at `now` that it ends: once, some days before. */
export const isToBeTold = (
  service: Pick<Service, 'expiresAt' | 'keepUntil' | 'toldOfEnd'>,
  leadDays: number,
  now: string,
): boolean => {
  const end = endOf(service)
  return now < end && isNear(end, leadDays, now) && service.toldOfEnd !== end
}

const isNear = (end: string, leadDays: number, now: string): boolean =>
  now >= addDays(end, -leadDays)
