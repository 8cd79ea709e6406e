import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { InvoiceBadge } from '../../parts/invoice-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CHECKING_PAYMENT } from '../../words/declarations.ts'
import { useIsDeclared } from './use-my-declarations.ts'

interface MyInvoiceBadgeProps {
  invoice: Pick<Invoice, 'id' | 'status' | 'total' | 'paid'>
  /** The money that goes back is not sent yet. */
  isOnItsWay?: boolean
}

/** The state of an invoice for who owes it: what they say to have paid is being checked (decision 91). */
export const MyInvoiceBadge = ({ invoice, isOnItsWay = false }: MyInvoiceBadgeProps) =>
  isOpenInvoice(invoice) ? (
    <OpenInvoiceBadge {...invoice} />
  ) : (
    <InvoiceBadge isOwn invoice={invoice} isOnItsWay={isOnItsWay} />
  )

/** Of what was declared and waits for the team. */
export const CheckingBadge = () => <Badge tone="info">{CHECKING_PAYMENT}</Badge>

/** Only for what is open has it to be known what was declared. */
const OpenInvoiceBadge = (invoice: MyInvoiceBadgeProps['invoice']) =>
  useIsDeclared(invoice.id) ? <CheckingBadge /> : <InvoiceBadge invoice={invoice} />
