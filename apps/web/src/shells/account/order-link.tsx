import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type ButtonLook, LinkButton } from '../../ui/button.tsx'

interface OrderLinkProps {
  look?: ButtonLook
  /** The page asks for it in its content: the one beside its heading would say it twice. */
  isPageOwn?: boolean
  children: ReactNode
}

/** Opens the order form over the page it is on, which stays as it is. */
export function OrderLink({ look, isPageOwn = false, children }: OrderLinkProps) {
  const [search] = useSearchParams()
  const withOrder = new URLSearchParams(search)
  withOrder.set('order', '')
  return (
    <LinkButton
      to={`?${withOrder}`}
      preventScrollReset
      {...(look && { look })}
      data-order={isPageOwn || undefined}
    >
      {children}
    </LinkButton>
  )
}
