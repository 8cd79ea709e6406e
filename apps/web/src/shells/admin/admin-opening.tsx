import { useLocation } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'
import { AdminColumn } from './admin-column.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { isOwnPath } from './find-screens.ts'

/** Shown until the shop says who asks; it is also what the HTML of the panel's screens shows. */
export function AdminOpening() {
  const { pathname } = useLocation()
  return (
    <AdminColumn>
      {/* Of a record, only the shop knows the name. */}
      {isOwnPath(pathname) ? (
        <div className="when-signed-in">
          <AdminHeading />
        </div>
      ) : null}
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-5" />
        Loading Admin Panel...
      </p>
    </AdminColumn>
  )
}
