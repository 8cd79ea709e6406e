import type { Transaction } from '@hostfront/contract/payments'
import { DisputeState } from '@hostfront/domain/gateways/dispute-told'
import { PaymentState } from '@hostfront/domain/payments/payment'
import { Landmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useSettings } from '../../../host/settings.ts'
import { ClientFilter } from '../../../parts/list-table/client-filter.tsx'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilters } from '../../../parts/list-table/day-filters.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { stateFilter } from '../../../parts/list-table/state-filter.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useMethodFilter } from '../../../parts/use-method-filter.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DISPUTE_NAMES } from '../../../words/disputes.ts'
import { PAYMENT_STATE_NAMES } from '../../../words/payments.ts'
import { paymentColumns } from './payment-columns.tsx'
import { PaymentTotalLine, paymentCount, usePaymentTotals } from './payment-totals.tsx'
import { RefundCoins } from './refund-coins.tsx'
import { UndoPayment } from './undo-payment.tsx'
import { usePaymentList } from './use-payment-list.ts'

const DISPUTE_FILTER = {
  name: 'dispute',
  label: 'Dispute',
  options: DisputeState.options.map((value) => ({ value, label: DISPUTE_NAMES[value] })),
} as const

const STATE_FILTER = stateFilter(PaymentState.options, PAYMENT_STATE_NAMES)

/** Loaded when it is opened. */
const DisputeDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./dispute-dialog.tsx')).DisputeDialog })),
)

const rowKey = ({ payment }: Transaction): string => payment.id

/** Everything that came in, with what it pays. */
export function PaymentList() {
  const { currency } = useSettings()
  const methodFilter = useMethodFilter()
  const methodName = useMethodName()
  const [disputed, setDisputed] = useState<Transaction | null>(null)
  const [undone, setUndone] = useState<Transaction | null>(null)
  const [refunded, setRefunded] = useState<Transaction | null>(null)
  const list = usePaymentList()
  const answer = useList(['payments', 'list'], list, (api, { from, to, ...query }) =>
    api.payments.list({ ...query, ...dayBounds(from, to) }),
  )
  const totals = usePaymentTotals(list)
  return (
    <>
      <ListTable
        caption="Transactions"
        list={list}
        answer={answer}
        columns={paymentColumns({
          ...{ currency, methodName },
          ...{ onUndo: setUndone, onRefund: setRefunded, onDispute: setDisputed },
        })}
        rowKey={rowKey}
        noun="payments"
        search="Search payments"
        filters={[STATE_FILTER, DISPUTE_FILTER, methodFilter]}
        moreFilters={
          <>
            <DayFilters list={list} what="Received" />
            <ClientFilter list={list} rows={answer.data?.items} />
          </>
        }
        total={paymentCount(totals)}
        moreStatus={<PaymentTotalLine {...totals} />}
        csvName="transactions"
        empty={
          <EmptyState icon={Landmark} title="No payments recorded yet">
            What customers pay stands here, with coins or off-site, once you have recorded it.
          </EmptyState>
        }
      />
      {refunded ? <RefundCoins row={refunded} onClose={() => setRefunded(null)} /> : null}
      {disputed ? (
        <Suspense>
          <DisputeDialog row={disputed} onClose={() => setDisputed(null)} />
        </Suspense>
      ) : null}
      {undone ? <UndoPayment row={undone} onClose={() => setUndone(null)} /> : null}
    </>
  )
}
