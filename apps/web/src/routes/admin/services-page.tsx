import { AddService } from '../../features/service-desk/add-service.tsx'
import { ServiceList } from '../../features/service-desk/service-list.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** Every service that somebody holds. */
export const ServicesPage = () => (
  <>
    <AdminHeading title="Service Management">
      <AddService />
    </AdminHeading>
    <ServiceList />
  </>
)
