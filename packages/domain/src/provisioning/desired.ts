import { addMilliseconds } from '../add-days.ts'
import type { Service } from '../services/service.ts'

/** How the server of a service should be. */
export type Desired = 'on' | 'off' | 'gone'

const HOUR = 3_600_000
/** So long the server of an ended service is kept, suspended: a wrong clock or a wrong click ends no data at once. */
export const HOLD = 7 * 24 * HOUR

/**
 * What the service's own state says, and nothing else: a panel that cannot be read ends nobody's server. `removeNotBefore`
 * is ISO, UTC; null counts as never.
 */
export function desiredOf(
  { status }: Pick<Service, 'status'>,
  { removeNotBefore }: { readonly removeNotBefore: string | null },
  now: string,
): Desired {
  switch (status) {
    case 'active':
      return 'on'
    case 'suspended':
    case 'expired':
      return 'off'
    case 'terminated':
      return removeNotBefore !== null && removeNotBefore <= now ? 'gone' : 'off'
  }
}

/** Until when the server of a service that ended then is kept. */
export const heldUntil = (terminatedAt: string): string => addMilliseconds(terminatedAt, HOLD)
