import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useState } from 'react'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RowButton } from '../../../ui/row-button.tsx'

/** Takes back an invoice that was written by hand. */
export function WithdrawManual({ invoice: { id, number, paid } }: { invoice: Invoice }) {
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <RowButton action="Cancel invoice" row={number} onClick={() => setIsAsking(true)} />
      {isAsking ? (
        <ConfirmDialog
          title={`Cancel invoice ${number}?`}
          confirm="Cancel invoice"
          cancel="Keep invoice"
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            act(({ billing }) => billing.withdrawManual({ invoiceId: id }), 'Invoice cancelled')
          }
        >
          <p>
            It keeps its number, and its client owes nothing for it.
            {paid > 0 ? ' What was paid of it goes back.' : ''} No message is sent.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
