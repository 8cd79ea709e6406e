import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type ButtonLook, LinkButton } from '../../ui/button.tsx'

/** Opens the order form over the page it is on, which stays as it is. */
export function OrderLink({ look, children }: { look?: ButtonLook; children: ReactNode }) {
  const [search] = useSearchParams()
  const withOrder = new URLSearchParams(search)
  withOrder.set('order', '')
  return (
    <LinkButton to={`?${withOrder}`} preventScrollReset {...(look && { look })}>
      {children}
    </LinkButton>
  )
}
