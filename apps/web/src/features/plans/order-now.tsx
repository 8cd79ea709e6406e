import type { KeyboardEvent } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { useOrderPlace } from './use-order-place.ts'

interface OrderNowProps {
  planId: string
  /** For screen readers, which cannot see whose button it is. */
  planName: string
  look: 'primary' | 'secondary'
}

/** Opens the order form. It acts as a button, and is a link underneath so that it also works before the page's script has arrived. */
export function OrderNow({ planId, planName, look }: OrderNowProps) {
  return (
    <LinkButton
      to={useOrderPlace(planId)}
      role="button"
      preventScrollReset
      look={look}
      className="w-full"
      onKeyDown={pressOnSpace}
    >
      Order Now <span className="sr-only">{planName}</span>
    </LinkButton>
  )
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
