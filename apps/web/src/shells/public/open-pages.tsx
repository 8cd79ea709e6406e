import { isClosedTo } from '@hostfront/domain/settings/maintenance'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useSignOut } from './sign-out.ts'

const ClosedScreen = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/settings/closed-screen.tsx')).ClosedScreen,
  })),
)

/** The way in for an administrator. */
const ALWAYS_OPEN = ['/login', '/forgot-password', '/reset-password']

/** The page, unless the shop is closed to the visitor. The shop itself refuses them, too. */
export function OpenPages() {
  const settings = useSettings()
  const session = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signOut = useSignOut()

  async function leave(): Promise<void> {
    await signOut()
    await navigate('/login')
  }

  const account = session.state === 'known' ? session.account : null
  return isClosedTo(settings, account) && !ALWAYS_OPEN.includes(pathname) ? (
    <Suspense>
      <ClosedScreen onLeave={account ? leave : null} />
    </Suspense>
  ) : (
    <Outlet />
  )
}
