import { AddService } from '../../features/services/admin/add-service.tsx'
import { ServiceList } from '../../features/services/admin/service-list.tsx'
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
