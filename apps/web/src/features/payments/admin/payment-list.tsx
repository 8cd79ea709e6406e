import type { Transaction } from '@hostfront/contract/payments'
import { PaymentState } from '@hostfront/domain/payments/payment'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ChosenOne } from '../../../parts/list-table/chosen-one.tsx'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilter } from '../../../parts/list-table/day-filter.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PAYMENT_STATE_NAMES } from '../../../words/payments.ts'
import { paymentColumns } from './payment-columns.tsx'
import { PaymentTotals } from './payment-totals.tsx'
import { UndoPayment } from './undo-payment.tsx'
import { usePaymentList } from './use-payment-list.ts'

const stateFilter = {
  name: 'state',
  label: 'State',
  options: PaymentState.options.map((value) => ({ value, label: PAYMENT_STATE_NAMES[value] })),
} as const

const rowKey = ({ payment }: Transaction): string => payment.id

/** Everything that came in, with what it pays. */
export function PaymentList() {
  const { currency, paymentMethods } = useSettings()
  const methodName = useMethodName()
  const [undone, setUndone] = useState<Transaction | null>(null)
  const list = usePaymentList()
  const answer = useList(['payments', 'list'], list, (api, { from, to, ...query }) =>
    api.payments.list({ ...query, ...dayBounds(from, to) }),
  )
  const methodFilter = {
    name: 'method',
    label: 'Method',
    options: paymentMethods.map(({ id, name }) => ({ value: id, label: name })),
  } as const
  return (
    <>
      <PaymentTotals list={list} />
      <ListTable
        caption="Transactions"
        list={list}
        answer={answer}
        columns={paymentColumns({ currency, methodName, onUndo: setUndone })}
        rowKey={rowKey}
        noun="payments"
        search="Search payments"
        filters={[stateFilter, methodFilter]}
        moreFilters={
          <>
            <DayFilter list={list} name="from" label="Received from" />
            <DayFilter list={list} name="to" label="Received to" />
            <ChosenOne
              list={list}
              name="userId"
              label="Client"
              value={answer.data?.items[0]?.customer.name}
            />
          </>
        }
        csvName="transactions"
        empty={
          <EmptyState icon={Landmark} title="No payments yet">
            What customers pay stands here, with coins or off-site, once you have recorded it.
          </EmptyState>
        }
      />
      {undone ? <UndoPayment row={undone} onClose={() => setUndone(null)} /> : null}
    </>
  )
}
