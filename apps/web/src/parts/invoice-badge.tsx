import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { REFUND_ON_ITS_WAY } from '../words/billing.ts'
import { invoiceStateName } from '../words/invoice-state.ts'

const OPEN: Partial<Record<InvoiceStatus, { tone: BadgeTone; icon: ReactNode }>> = {
  unpaid: { tone: 'due', icon: <Clock aria-hidden="true" className="size-3.5" /> },
  overdue: { tone: 'late', icon: <CircleAlert aria-hidden="true" className="size-3.5" /> },
}

const PAID_DOT = <span aria-hidden="true" className="size-1.5 rounded-full bg-ok" />

interface InvoiceBadgeProps {
  invoice: Pick<Invoice, 'status' | 'total' | 'paid'>
  /** For who owed it: nothing is left to do, which a green dot says at once. */
  isOwn?: boolean
  /** The money that goes back is not sent yet. */
  isOnItsWay?: boolean
}

/** The state of an invoice. What is owed has a colour and a sign of its own; the rest is grey, as the seed has it. */
export const InvoiceBadge = ({ invoice, isOwn = false, isOnItsWay = false }: InvoiceBadgeProps) => (
  <Badge
    {...(OPEN[invoice.status] ?? { tone: 'neutral' })}
    {...(isOwn && invoice.status === 'paid' && { icon: PAID_DOT })}
  >
    {invoice.status === 'refunded' && isOnItsWay ? REFUND_ON_ITS_WAY : invoiceStateName(invoice)}
  </Badge>
)
