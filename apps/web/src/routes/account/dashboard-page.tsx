import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { DashboardFrame } from '../../shells/account/dashboard-frame.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { DASHBOARD_TABS } from '../../words/dashboard.ts'
import { pageTitle } from '../page-handle.ts'
import { BillingTab } from './billing-tab.tsx'
import { DomainsTab } from './domains-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ServicesTab } from './services-tab.tsx'
import { SupportTab } from './support-tab.tsx'

/** Loaded with its tab: few visits need its forms. */
const AccountTab = lazy(() =>
  loadPart(async () => ({ default: (await import('./account-tab.tsx')).AccountTab })),
)

export function DashboardPage() {
  const session = useSession()
  // The account shell draws this only for a signed-in person; while one leaves there is nothing to show.
  return session.state === 'known' && session.account ? (
    <Dashboard account={session.account} />
  ) : null
}

function Dashboard({ account }: { account: Account }) {
  const [search, setSearch] = useSearchParams()
  const tabs = tabsFor(account)
  const wanted = search.get('tab')
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? 'overview'
  const isOverview = shown === 'overview'
  useTitle(isOverview ? 'Dashboard' : DASHBOARD_TABS[shown])
  return (
    <DashboardFrame
      title={isOverview ? `Welcome, ${account.name}` : DASHBOARD_TABS[shown]}
      isToOrder={isOverview || shown === 'services'}
    >
      <Tabs
        label="Dashboard"
        tabs={tabs}
        value={shown}
        onChange={(id) => setSearch({ tab: id }, { preventScrollReset: true })}
      />
    </DashboardFrame>
  )
}

/** The browser's own tab is named for what is shown, as any page's is. */
function useTitle(title: string): void {
  const { siteName, seo } = useSettings()
  useEffect(() => {
    // For its route the root names the page, after this effect (root.tsx).
    const turn = setTimeout(() => {
      document.title = pageTitle(title, siteName, seo.title)
    })
    return () => clearTimeout(turn)
  }, [title, siteName, seo])
}

const tabsFor = (account: Account) =>
  [
    {
      id: 'overview',
      label: DASHBOARD_TABS.overview,
      panel: () => <OverviewTab account={account} />,
    },
    {
      id: 'services',
      label: DASHBOARD_TABS.services,
      panel: () => <ServicesTab account={account} />,
    },
    { id: 'domains', label: DASHBOARD_TABS.domains, panel: () => <DomainsTab account={account} /> },
    { id: 'billing', label: DASHBOARD_TABS.billing, panel: () => <BillingTab account={account} /> },
    { id: 'support', label: DASHBOARD_TABS.support, panel: () => <SupportTab /> },
    {
      id: 'account',
      label: DASHBOARD_TABS.account,
      panel: () => (
        <Suspense fallback={<Loading />}>
          <AccountTab account={account} />
        </Suspense>
      ),
    },
  ] as const satisfies Tab<string>[]
