import { useParams } from 'react-router'
import { OrderRecord } from '../../features/orders/admin/order-record.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { RecordLog } from './record-log.tsx'

/** Everything about one order, whoever placed it. */
export function OrderPage() {
  const { id = '' } = useParams()
  const answer = useAnswer(['orders', 'inspect', id], (api) => api.orders.inspect({ id }))
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/admin/orders">Orders</TextLink>
      </p>
      <AdminHeading title={answer.data?.order.serverName ?? 'Order'} />
      <Loaded answer={answer} shape="record">
        {(row) => <OrderRecord key={id} row={row} log={<RecordLog kind="subject" id={id} />} />}
      </Loaded>
    </>
  )
}
