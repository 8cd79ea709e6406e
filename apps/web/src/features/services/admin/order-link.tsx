import type { Service } from '@hostfront/domain/services/service'
import { RowLink } from '../../../ui/row-link.tsx'
import { orderRecordPath } from '../../../words/record-paths.ts'

interface OrderLinkProps {
  service: Pick<Service, 'orderId' | 'serverName'>
  /** Nothing beside it says whose order it is. */
  isWhole?: boolean
}

/** To the order that a service comes from. Nothing where staff have added it. */
export function OrderLink({ service, isWhole = false }: OrderLinkProps) {
  const { orderId, serverName } = service
  if (orderId === null || serverName === null) return null
  return (
    <RowLink to={orderRecordPath(orderId)}>
      Order<span className={isWhole ? undefined : 'sr-only'}> of {serverName}</span>
    </RowLink>
  )
}
