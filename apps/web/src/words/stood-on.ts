import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatDay } from './dates.ts'

/** Beside an invoice by reverse charge, on which check of the number it stands; null for any other. */
export function stoodOnWords({ taxReason, vatCheck }: Invoice): string | null {
  if (taxReason !== 'reverse-charge') return null
  if (vatCheck === null) return 'Not checked when it was issued'
  const day = formatDay(vatCheck.at)
  if (vatCheck.state !== 'valid') return `VIES did not answer on ${day}`
  return [`Valid by VIES on ${day}`, receipt(vatCheck.consultation)].filter(Boolean).join(', ')
}

/** By which VIES finds a check again. */
export const receipt = (consultation: string | null | undefined): string | null =>
  consultation ? `receipt ${consultation}` : null
