import type { InvoicePayment } from '@hostfront/contract/payments'
import { disputeAmong } from '@hostfront/domain/payments/disputed'
import { Badge } from '../ui/badge.tsx'
import { DISPUTE_NAMES, DISPUTE_TONES } from '../words/disputes.ts'

/** How disputes of what paid an invoice stand; nothing where there are none. */
export function DisputeBadge({
  payments,
}: {
  payments: readonly Pick<InvoicePayment, 'dispute'>[]
}) {
  const state = disputeAmong(payments)
  return state ? <Badge tone={DISPUTE_TONES[state]}>{DISPUTE_NAMES[state]}</Badge> : null
}
