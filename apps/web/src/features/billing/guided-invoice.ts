import type { ReactNode } from 'react'

/** The open invoice that somebody pays by the guide. */
export interface GuidedInvoice {
  readonly number: string
  /** As it is read: `€4.50`. */
  readonly amount: string
  /** They have told of a payment for it, which is not checked yet. */
  readonly isDeclared: boolean
  /** Where it was come from: the page of its order, or the invoice itself. */
  readonly back: { readonly to: string; readonly name: string }
  /** How it is paid, with its amount and reference filled in. */
  readonly instructions: string
  /** Where the money goes, and what is to be entered: all to be copied. */
  readonly account: ReactNode
  readonly facts: ReactNode
}
