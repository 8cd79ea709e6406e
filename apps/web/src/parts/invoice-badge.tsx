import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { INVOICE_STATUS_NAMES } from '../words/billing.ts'

const OPEN: Partial<Record<InvoiceStatus, { tone: BadgeTone; icon: ReactNode }>> = {
  unpaid: { tone: 'due', icon: <Clock aria-hidden="true" className="size-3.5" /> },
  overdue: { tone: 'late', icon: <CircleAlert aria-hidden="true" className="size-3.5" /> },
}

/** The state of an invoice. What is owed has a colour and a sign of its own; the rest is grey, as the seed has it. */
export function InvoiceBadge({ status }: Pick<Invoice, 'status'>) {
  return <Badge {...(OPEN[status] ?? { tone: 'neutral' })}>{INVOICE_STATUS_NAMES[status]}</Badge>
}
