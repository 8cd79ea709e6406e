import { useParams } from 'react-router'
import { OrderRecord } from '../../features/orders/admin/order-record.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { RecordHeading } from '../../ui/record-heading.tsx'
import { RECORD_LISTS } from '../../words/record-paths.ts'
import { RecordLog } from './record-log.tsx'

/** Everything about one order, whoever placed it. */
export function OrderPage() {
  const { id = '' } = useParams()
  const answer = useAnswer(['orders', 'inspect', id], (api) => api.orders.inspect({ id }))
  return (
    <>
      {answer.data ? null : <RecordHeading list={RECORD_LISTS.orders} title="Order" />}
      <Loaded answer={answer} shape="record">
        {(row) => <OrderRecord key={id} row={row} log={<RecordLog kind="subject" id={id} />} />}
      </Loaded>
    </>
  )
}
