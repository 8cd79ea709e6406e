import type { ServiceStatus } from '../services/service.ts'
import type { OrderStatus } from './order.ts'

/**
 * The state of an order as a person means it. An order stays active for good once it is approved; what has become of it
 * since is the state of its service. `service` is null where there is none, or none any more.
 */
export const displayStatus = (
  order: OrderStatus,
  service: ServiceStatus | null,
): OrderStatus | ServiceStatus => (order === 'active' && service !== null ? service : order)
