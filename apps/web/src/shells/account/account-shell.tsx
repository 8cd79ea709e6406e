import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../host/session.ts'
import { ShopQueries } from '../../host/shop-queries.tsx'
import { ShopUnopened } from '../../parts/shop-unopened.tsx'
import { Container } from '../../ui/container.tsx'
import { useKeptFocus } from '../../ui/keep-focus.ts'
import { Loading } from '../../ui/loading.tsx'
import '../../styles/signed-in.css'
import { DASHBOARD_TABS } from '../../words/dashboard.ts'
import { isStaleRoute } from '../signed-in/is-stale-route.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

/** Pages of a signed-in person, within the public frame. Others are led to the login and back. */
export function AccountShell() {
  useKeptFocus()
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.state === 'known' && session.account) {
    return (
      <ShopQueries key={session.account.id}>
        <div data-account="" className="contents">
          <Outlet />
        </div>
      </ShopQueries>
    )
  }
  if (session.state === 'failed') {
    return (
      <Container className="min-h-[60dvh] py-16">
        <ShopUnopened />
      </Container>
    )
  }
  return (
    <>
      <Opening pathname={pathname} />
      {session.state === 'known' && !isStaleRoute(pathname) ? (
        <Navigate to={`/login?next=${encodeURIComponent(pathname + search + hash)}`} replace />
      ) : null}
    </>
  )
}

/** Of the tab in the address, as below; whose dashboard it is is not known yet. */
const OpeningTitle = () => (
  <>
    <span className="opening-welcome">Welcome</span>
    {Object.entries(DASHBOARD_TABS).map(([id, label]) =>
      id === 'overview' ? null : (
        <span key={id} data-titled={id}>
          {label}
        </span>
      ),
    )}
  </>
)

/** Shown until the shop says who asks; of the dashboard it is also what the HTML shows, the frame to those alone who are signed in. */
const Opening = ({ pathname }: { pathname: string }) =>
  pathname === '/dashboard' ? (
    <>
      <div data-account="" className="when-signed-in">
        <DashboardFrame title={<OpeningTitle />}>
          {/* Its tabs, drawn as they will be; the head script marks the one in the address (prerender/before-paint.js). */}
          <div aria-hidden="true" className="tab-row mb-8">
            {Object.entries(DASHBOARD_TABS).map(([id, label]) => (
              <span key={id} data-opening={id}>
                {label}
              </span>
            ))}
          </div>
          <div className="opening-overview">
            <Loading shape="dashboard" />
          </div>
          <div className="opening-services">
            <Loading shape="cards" />
          </div>
          <div className="opening-tab">
            <Loading shape="rows" />
          </div>
        </DashboardFrame>
      </div>
      <Container className="when-signed-out min-h-[60dvh] py-16">
        <Loading />
      </Container>
    </>
  ) : (
    <Container className="min-h-[60dvh] py-16">
      {/* As order-page.tsx and service-page.tsx are headed until they know whose it is. */}
      <h1 className="mb-8 text-3xl">{pathname.includes('/orders/') ? 'Order' : 'Service'}</h1>
      <Loading shape="record" />
    </Container>
  )
