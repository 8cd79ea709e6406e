import { useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'

/** Opens the order form over the page it is on, which stays as it is. */
export function OrderLink({ children }: { children: string }) {
  const [search] = useSearchParams()
  const withOrder = new URLSearchParams(search)
  withOrder.set('order', '')
  return (
    <LinkButton to={`?${withOrder}`} preventScrollReset>
      {children}
    </LinkButton>
  )
}
