import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import type { QueuedOrder } from '@hostfront/contract/orders'
import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { useEffect, useId, useRef } from 'react'
import { useAnswer } from '../../../host/use-answer.ts'
import { SetUpLink } from '../../../parts/set-up-link.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { declarationName } from '../../../words/declarations.ts'
import { orderRecordPath } from '../../../words/record-paths.ts'

interface ApprovedNoteProps {
  row: QueuedDeclaration
  /** No other payment waits below it. */
  isAlone: boolean
}

/** What came of the declared payment that was approved last, and what is next with what it has paid. */
export function ApprovedNote({ row, isAlone }: ApprovedNoteProps) {
  const { declaration, customer, invoices } = row
  const titleId = useId()
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    // The row that had the focus is gone, and no other took its place.
    if (isAlone && document.activeElement === document.body) note.current?.focus()
  }, [isAlone])
  const orderIds = invoices.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === ORDER && subjectId ? [subjectId] : [],
  )
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-8 flex flex-col gap-2 rounded-md border border-edge bg-raised px-4 py-3 [overflow-wrap:anywhere]"
    >
      <p id={titleId}>
        <strong className="font-semibold">Payment approved:</strong> {declarationName(declaration)}{' '}
        of {customer.name}
      </p>
      {orderIds.map((id) => (
        <PaidOrder key={id} id={id} paidBy={declaration.id} />
      ))}
    </section>
  )
}

/** An order that it has paid; nothing until it is read. */
function PaidOrder({ id, paidBy }: { id: string; paidBy: string }) {
  // What was read of it before that payment is not true any more.
  const { data: row } = useAnswer(['orders', 'inspect', id, 'paid-by', paidBy], (api) =>
    api.orders.inspect({ id }),
  )
  if (!row) return null
  const { order, isToSetUp } = row
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        Order of <RowLink to={orderRecordPath(id)}>{order.serverName}</RowLink> {standingOf(row)}
        {isToSetUp ? ' Next: its server.' : null}
      </p>
      <SetUpLink {...row} name={order.serverName} />
    </div>
  )
}

function standingOf({ order, invoice }: QueuedOrder): string {
  switch (order.status) {
    case 'active':
      return 'is approved, too.'
    case 'pending':
      return invoice && isOpenInvoice(invoice)
        ? 'is not paid in full yet.'
        : 'waits for its approval.'
    case 'rejected':
    case 'cancelled':
      return `is ${order.status}.`
  }
}
