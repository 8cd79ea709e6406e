import type { ShownServices } from '@hostfront/contract/services'
import { addDays } from '@hostfront/domain/add-days'
import { STATES_TO_RENEW } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Where } from '@hostfront/store/port'

/** What ends within so many days ends soon. */
export const SOON_DAYS = 7

/** Which services are asked for at `now` (ISO, UTC). */
export function shownServices(shown: ShownServices, now: string): Where<Service> {
  switch (shown) {
    case 'needs-decision':
      return { status: 'suspended', suspendedByHand: true, expiresAt: { lte: now } }
    case 'ends-soon':
      return { status: 'active', expiresAt: { gt: now, lte: addDays(now, SOON_DAYS) } }
    case 'cancelled':
      return { status: { in: STATES_TO_RENEW }, cancelledAt: { lte: now } }
    case 'on-hold':
      return { holdUntil: { gt: now } }
    case 'unpaid':
      return { status: 'active', expiresAt: { lte: now }, keepUntil: { gt: now } }
  }
}
