import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { useState } from 'react'
import type { ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { CheckingBadge } from './my-invoice-badge.tsx'
import { PayInvoice } from './pay-invoice.tsx'
import { useIsDeclared } from './use-my-declarations.ts'

interface PayNowProps {
  invoice: Invoice
  look?: ButtonLook
  /** That what was declared is being checked is said beside it. */
  isCheckingSaid?: boolean
}

/** Opens how to pay an invoice; nothing for one that is not owed. What was paid by word of its customer is not asked for again. */
export function PayNow(props: PayNowProps) {
  return isOpenInvoice(props.invoice) ? <PayOwed {...props} /> : null
}

function PayOwed({ invoice, look = 'primary', isCheckingSaid = false }: PayNowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isDeclared = useIsDeclared(invoice.id)
  if (isDeclared) return isCheckingSaid ? null : <CheckingBadge />
  return (
    <>
      <RowButton
        action="Pay Now"
        look={look}
        row={`invoice ${invoice.number}`}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={`Pay invoice ${invoice.number}`}>
        <PayInvoice invoice={invoice} onPaid={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
