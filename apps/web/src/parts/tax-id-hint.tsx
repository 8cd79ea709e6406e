import type { ReactNode } from 'react'
import { VAT_REFUTED } from '../words/vat-refuted.ts'

/** Below a customer's tax id: what is typed there, or that VIES does not have the number. */
export const taxIdHint = (isRefuted: boolean, usual: string): ReactNode =>
  isRefuted ? <span className="text-bad">{VAT_REFUTED}</span> : usual
