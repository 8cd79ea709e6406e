import { ClientList } from '../../features/clients/client-list.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** Every account of the shop. */
export const ClientsPage = () => (
  <>
    <AdminHeading title="User Management" />
    <ClientList />
  </>
)
