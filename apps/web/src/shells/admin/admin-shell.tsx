import { may } from '@hostfront/domain/accounts/permission'
import { useDeferredValue } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type Session, useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { ShopQueries } from '../../host/shop-queries.tsx'
import { ShopUnopened } from '../../parts/shop-unopened.tsx'
import { useKeptFocus } from '../../ui/keep-focus.ts'
import '../../styles/signed-in.css'
import { useShopTheme } from '../public/shop-theme.ts'
import { useAuthMark } from '../public/use-auth-mark.ts'
import { isStaleRoute } from '../signed-in/is-stale-route.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminOpening } from './admin-opening.tsx'
import { AdminRoom } from './admin-room.tsx'

/** The panel of the team; others are sent to the start page. The shop itself refuses them, too. */
export function AdminShell() {
  useKeptFocus()
  useShopTheme(useSettings())
  useAuthMark()
  const session = useOpenedSession()
  const { pathname } = useLocation()
  if (session.state === 'failed') {
    return (
      <main className="grid min-h-dvh place-content-center px-6">
        <ShopUnopened />
      </main>
    )
  }
  const account = session.state === 'known' ? session.account : null
  if (session.state === 'known' && !may(account, 'admin.enter')) {
    return isStaleRoute(pathname) ? null : <Navigate to="/" replace />
  }
  return (
    <AdminFrame>
      {account ? (
        <ShopQueries key={account.id}>
          <AdminRoom account={account} />
        </ShopQueries>
      ) : (
        <AdminOpening />
      )}
    </AdminFrame>
  )
}

/** The session; its first answer is drawn a little at a time, as it brings the whole screen. */
function useOpenedSession(): Session {
  const session = useSession()
  const earlier = useDeferredValue(session)
  return earlier.state === 'opening' ? earlier : session
}
