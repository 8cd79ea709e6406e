import { useLocation } from 'react-router'
import { Loading } from '../../ui/loading.tsx'
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
      <Loading shape="rows">Loading Admin Panel...</Loading>
    </AdminColumn>
  )
}
