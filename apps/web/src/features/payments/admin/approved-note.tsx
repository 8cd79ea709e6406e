import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { useAnswer } from '../../../host/use-answer.ts'
import { SetUpLink } from '../../../parts/set-up-link.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { declarationName } from '../../../words/declarations.ts'
import { orderRecordPath } from '../../../words/record-paths.ts'

/** What came of the declared payment that was approved last, and what is next with what it has paid. */
export function ApprovedNote({ row }: { row: QueuedDeclaration }) {
  const { declaration, customer, invoices } = row
  const orderIds = invoices.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === ORDER && subjectId ? [subjectId] : [],
  )
  return (
    <div
      role="status"
      className="mb-8 flex flex-col gap-2 rounded-md border border-edge bg-raised px-4 py-3 [overflow-wrap:anywhere]"
    >
      <p>
        <strong className="font-semibold">Payment approved:</strong> {declarationName(declaration)}{' '}
        of {customer.name}
      </p>
      {orderIds.map((id) => (
        <PaidOrder key={id} id={id} />
      ))}
    </div>
  )
}

/** An order that it has paid; nothing until it is read. */
function PaidOrder({ id }: { id: string }) {
  const { data: row } = useAnswer(['orders', 'inspect', id], (api) => api.orders.inspect({ id }))
  if (!row) return null
  const { order, invoice, serviceId, isToSetUp } = row
  const isOwed = invoice !== null && isOpenInvoice(invoice)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        Order of <RowLink to={orderRecordPath(id)}>{order.serverName}</RowLink>{' '}
        {order.status === 'active'
          ? 'is approved, too.'
          : isOwed
            ? 'is not paid in full yet.'
            : 'waits for its approval.'}
        {isToSetUp ? ' Next: its server.' : null}
      </p>
      {isToSetUp && serviceId !== null ? (
        <SetUpLink serviceId={serviceId} name={order.serverName} />
      ) : null}
    </div>
  )
}
