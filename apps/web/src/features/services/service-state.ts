import type { Service } from '@hostfront/domain/services/service'

const DAY = 86_400_000

/** The state of a service as its badge says it: an active one that ends within `leadDays` is expiring soon. */
export function serviceState(
  service: Pick<Service, 'status' | 'expiresAt'>,
  { now, leadDays }: { readonly now: number; readonly leadDays: number },
): string {
  if (service.status !== 'active') return service.status
  return Date.parse(service.expiresAt) - now <= leadDays * DAY ? 'expiring soon' : 'active'
}
