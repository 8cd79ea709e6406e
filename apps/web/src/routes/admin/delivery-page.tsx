import { DeliveryList } from '../../features/delivery/admin/delivery-list.tsx'
import { DeliveryNav } from '../../features/delivery/admin/delivery-nav.tsx'
import { useDeliveryList } from '../../features/delivery/admin/use-delivery-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { useWaiting } from '../../shells/admin/use-waiting.ts'

/** What is to be set up, suspended, brought back and deleted. */
export function DeliveryPage() {
  const list = useDeliveryList()
  return (
    <>
      <AdminHeading>
        <DeliveryNav list={list} waiting={useWaiting()?.servers} />
      </AdminHeading>
      <DeliveryList list={list} />
    </>
  )
}
