import type { Service } from '@hostfront/domain/services/service'
import { TextLink } from '../../../ui/text-link.tsx'
import { orderRecordPath } from '../../../words/record-paths.ts'

interface OrderLinkProps {
  service: Pick<Service, 'orderId' | 'serverName'>
}

/** To the order that a service comes from. Nothing where staff have added it. */
export function OrderLink({ service }: OrderLinkProps) {
  const { orderId, serverName } = service
  if (orderId === null || serverName === null) return null
  return <TextLink to={orderRecordPath(orderId)}>Order of {serverName}</TextLink>
}
