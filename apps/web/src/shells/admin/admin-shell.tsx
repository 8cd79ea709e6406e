import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { ShopQueries } from '../../host/shop-queries.tsx'
import { useKeptFocus } from '../../ui/keep-focus.ts'
import { ShopUnopened } from '../../ui/shop-unopened.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import '../../styles/back-rooms.css'
import { useShopTheme } from '../public/shop-theme.ts'
import { useAuthMark } from '../public/use-auth-mark.ts'
import { hasMovedOn } from '../signed-in/has-moved-on.ts'
import { AdminFrame } from './admin-frame.tsx'

/** The panel for administrators; others are sent to the start page. The shop itself refuses them, too. */
export function AdminShell() {
  useKeptFocus()
  useShopTheme(useSettings())
  useAuthMark()
  const session = useSession()
  const { pathname } = useLocation()
  if (session.state === 'opening') {
    return (
      <main className="grid min-h-dvh place-content-center">
        <p role="status" className="grid justify-items-center gap-4 text-muted">
          <Spinner className="size-6" />
          Loading Admin Panel...
        </p>
      </main>
    )
  }
  if (session.state === 'failed') {
    return (
      <main className="grid min-h-dvh place-content-center px-6">
        <ShopUnopened />
      </main>
    )
  }
  if (session.account?.role !== 'admin') {
    return hasMovedOn(pathname) ? null : <Navigate to="/" replace />
  }
  return (
    <ShopQueries key={session.account.id}>
      <AdminFrame account={session.account} />
    </ShopQueries>
  )
}
