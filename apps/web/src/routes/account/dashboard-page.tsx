import { formatMoney } from '@hostfront/domain/money/format-money'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { Account } from '../../host/host.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Container } from '../../ui/container.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { BillingTab } from './billing-tab.tsx'
import { DomainsTab } from './domains-tab.tsx'
import { OrderLink } from './order-link.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ServicesTab } from './services-tab.tsx'
import { SupportTab } from './support-tab.tsx'

/** Loaded with its tab: few visits need its forms. */
const AccountTab = lazy(async () => ({ default: (await import('./account-tab.tsx')).AccountTab }))

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
  const unknown = error ? 'Not known' : '–'
  const tabs = tabsFor(account)
  const wanted = search.get('tab')
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? 'overview'

  return (
    <Container className="py-10 md:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="min-w-0 break-words text-title">Welcome, {account.name}</h1>
        <OrderLink>Order New Service</OrderLink>
      </div>
      <div className="mt-8 mb-8">
        <Figures
          figures={[
            { name: 'Active Services', value: data?.activeServices ?? unknown },
            { name: 'Domains', value: data?.domains ?? unknown },
            { name: 'Open Tickets', value: data?.openTickets ?? unknown },
            { name: 'Account Credit', value: formatMoney(account.coins, currency) },
          ]}
        />
      </div>
      <Tabs
        label="Dashboard"
        tabs={tabs}
        value={tab}
        onChange={(id) => setSearch({ tab: id }, { replace: true, preventScrollReset: true })}
      />
    </Container>
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
