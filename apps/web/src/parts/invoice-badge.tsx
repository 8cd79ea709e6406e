import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { INVOICE_STATUS_NAMES, REFUND_ON_ITS_WAY } from '../words/billing.ts'

const OPEN: Partial<Record<InvoiceStatus, { tone: BadgeTone; icon: ReactNode }>> = {
  unpaid: { tone: 'due', icon: <Clock aria-hidden="true" className="size-3.5" /> },
  overdue: { tone: 'late', icon: <CircleAlert aria-hidden="true" className="size-3.5" /> },
}

const PAID_DOT = <span aria-hidden="true" className="size-1.5 rounded-full bg-ok" />

/** Its state stays what it was; one that is late as well says both. */
const PART_PAID: Record<InvoiceStatus, string> = {
  ...INVOICE_STATUS_NAMES,
  unpaid: 'Part paid',
  overdue: `${INVOICE_STATUS_NAMES.overdue}, part paid`,
}

interface InvoiceBadgeProps extends Pick<Invoice, 'status'> {
  /** Some of it came in, and the rest is still open (`isPaidInPart`). */
  isPart?: boolean
  /** For who owed it: nothing is left to do, which a green dot says at once. */
  isOwn?: boolean
  /** The money that goes back is not sent yet. */
  isOnItsWay?: boolean
}

/** The state of an invoice. What is owed has a colour and a sign of its own; the rest is grey, as the seed has it. */
export const InvoiceBadge = ({
  status,
  isPart = false,
  isOwn = false,
  isOnItsWay = false,
}: InvoiceBadgeProps) => (
  <Badge
    {...(OPEN[status] ?? { tone: 'neutral' })}
    {...(isOwn && status === 'paid' && { icon: PAID_DOT })}
  >
    {status === 'refunded' && isOnItsWay
      ? REFUND_ON_ITS_WAY
      : isPart
        ? PART_PAID[status]
        : INVOICE_STATUS_NAMES[status]}
  </Badge>
)
