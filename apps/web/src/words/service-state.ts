import { isEnding } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'

const DAY = 86_400_000

/** The state of a service as its badge says it: an active one is cancelled, or expiring soon where it ends within `leadDays`. */
export function serviceState(
  service: Pick<Service, 'status' | 'expiresAt' | 'cancelledAt'>,
  { now, leadDays }: { readonly now: number; readonly leadDays: number },
): string {
  if (service.status !== 'active') return service.status
  if (isEnding(service)) return 'cancelled'
  return Date.parse(service.expiresAt) - now <= leadDays * DAY ? 'expiring soon' : 'active'
}
