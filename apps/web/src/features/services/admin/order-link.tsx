import type { Service } from '@hostfront/domain/services/service'
import { RowLink } from '../../../ui/row-link.tsx'

/** To the order that a service comes from: found by the name of its server. Nothing where staff have added it. */
export function OrderLink({ service }: { service: Pick<Service, 'orderId' | 'serverName'> }) {
  const { orderId, serverName } = service
  if (orderId === null || serverName === null) return null
  return (
    <RowLink to={`/admin/orders?status=all&search=${encodeURIComponent(serverName)}`}>
      Order<span className="sr-only"> of {serverName}</span>
    </RowLink>
  )
}
