import type { ReactNode } from 'react'

/** The open invoice that somebody pays by the guide. */
export interface GuidedInvoice {
  readonly number: string
  /** As it is read: `€4.50`. */
  readonly amount: string
  /** Where it was come from: the page of its order, or the invoice itself. */
  readonly back: { readonly to: string; readonly name: string }
  /** Amount and reference, to be copied. */
  readonly facts: ReactNode
}
