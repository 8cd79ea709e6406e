import { AddService } from '../../features/services/admin/add-service.tsx'
import { ServiceList } from '../../features/services/admin/service-list.tsx'
import { ServiceStatusNav } from '../../features/services/admin/service-status-nav.tsx'
import { useServiceList } from '../../features/services/admin/use-service-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** Every service that somebody holds. */
export function ServicesPage() {
  const list = useServiceList()
  return (
    <>
      <AdminHeading>
        <AddService />
        <ServiceStatusNav list={list} />
      </AdminHeading>
      <ServiceList list={list} />
    </>
  )
}
