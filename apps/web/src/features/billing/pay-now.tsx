import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { useState } from 'react'
import type { ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { PayInvoice } from './pay-invoice.tsx'

/** Opens how to pay an invoice; nothing for one that is not owed. */
export function PayNow({ invoice, look = 'primary' }: { invoice: Invoice; look?: ButtonLook }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpenInvoice(invoice)) return null
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
