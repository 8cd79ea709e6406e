import { ClientList } from '../../features/clients/client-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** Every account of the shop. */
export const ClientsPage = () => (
  <>
    <AdminHeading />
    <ClientList />
  </>
)
