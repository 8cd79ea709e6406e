import { AuditLog } from '../../features/audit-log/audit-log.tsx'
import { AdminHeading } from './admin-heading.tsx'

export const LogsPage = () => (
  <>
    <AdminHeading title="Logs" />
    <AuditLog />
  </>
)
