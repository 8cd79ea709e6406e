import type { QueuedOrder } from '@hostfront/contract/orders'
import { type ButtonLook, LinkButton } from '../../../ui/button.tsx'
import { servicePath } from '../../../words/service-paths.ts'

interface SetUpLinkProps {
  row: Pick<QueuedOrder, 'order' | 'serviceId' | 'isToSetUp'>
  look?: ButtonLook
}

/** What comes after the approval, where staff make the server; nothing where a panel does. */
export function SetUpLink({ row: { order, serviceId, isToSetUp }, look }: SetUpLinkProps) {
  if (!isToSetUp || serviceId === null) return null
  return (
    <LinkButton
      to={servicePath(serviceId)}
      look={look ?? 'secondary'}
      size="small"
      aria-label={`Set up ${order.serverName}`}
      // It takes the place of the button that approves: the second press of a double click is not meant for it.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault()
      }}
    >
      Set up
    </LinkButton>
  )
}
