import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { DashboardFrame } from '../../shells/account/dashboard-frame.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { BillingTab } from './billing-tab.tsx'
import { DomainsTab } from './domains-tab.tsx'
import { NeedsYou } from './needs-you.tsx'
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
  const { currency } = useSettings()
  const [search, setSearch] = useSearchParams()
  const { data, error } = useAnswer(['services', 'figures'], (api) => api.services.figures())
  const tabs = tabsFor(account)
  const wanted = search.get('tab')
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? 'overview'

  const needs = useNeeds()
  const isOverview = tab === 'overview'

  return (
    <DashboardFrame
      name={account.name}
      counted={{
        ...data,
        credit: formatMoney(account.coins, currency),
        coins: coinWords(account.coins),
      }}
      {...(error ? { unknown: 'Not known' } : {})}
      lead={isOverview ? <NeedsYou /> : null}
      isOpening={isOverview && needs.isPending}
    >
      <Tabs
        label="Dashboard"
        tabs={tabs}
        value={tab}
        onChange={(id) => setSearch({ tab: id }, { preventScrollReset: true })}
      />
    </DashboardFrame>
  )
}

const tabsFor = (account: Account) =>
  [
    { id: 'overview', label: 'Overview', panel: () => <OverviewTab /> },
    { id: 'services', label: 'Services', panel: () => <ServicesTab account={account} /> },
    { id: 'domains', label: 'Domains', panel: () => <DomainsTab account={account} /> },
    { id: 'billing', label: 'Billing', panel: () => <BillingTab account={account} /> },
    { id: 'support', label: 'Support', panel: () => <SupportTab /> },
    {
      id: 'account',
      label: 'Account',
      panel: () => (
        <Suspense fallback={<Loading />}>
          <AccountTab account={account} />
        </Suspense>
      ),
    },
  ] as const satisfies Tab<string>[]
