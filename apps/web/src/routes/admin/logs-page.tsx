import { AuditLog } from '../../features/audit/audit-log.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

export const LogsPage = () => (
  <>
    <AdminHeading />
    <AuditLog />
  </>
)
