import { addMinutes } from '../add-days.ts'
import type { PaymentAttempt } from './attempt.ts'

/** Minutes after its beginning at which the gateway is asked what came of an attempt. */
const LOOKS = [2, 10, 60, 6 * 60, 24 * 60] as const
/** From then on, while its money is under way: a bank takes days. */
const DAILY = 24 * 60
/** So many days money may be under way. */
const MOST_DAYS = 14

/** How long a page is open to be paid on, minutes: gateways take from half an hour to a day. */
export const PAGE_MINUTES = 60

/** When the gateway is asked first. */
export const firstLookAt = (createdAt: string): string => addMinutes(createdAt, LOOKS[0])

/** When it is asked again after `looks` times; null: not any more. ISO, UTC. */
export function nextLookAt({
  createdAt,
  looks,
  state,
}: Pick<PaymentAttempt, 'createdAt' | 'looks' | 'state'>): string | null {
  const minutes = LOOKS[looks]
  if (minutes !== undefined) return addMinutes(createdAt, minutes)
  const days = looks - LOOKS.length + 2
  return state === 'processing' && days <= MOST_DAYS ? addMinutes(createdAt, days * DAILY) : null
}
