import { AddService } from '../../features/service-desk/add-service.tsx'
import { ServiceList } from '../../features/service-desk/service-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** Every service that somebody holds. */
export const ServicesPage = () => (
  <>
    <AdminHeading>
      <AddService />
    </AdminHeading>
    <ServiceList />
  </>
)
