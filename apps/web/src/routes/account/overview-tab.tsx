import { listWords } from '@hostfront/domain/list-words'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { useMyDeclarations } from '../../features/billing/use-my-declarations.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { OrderLink } from '../../shells/account/order-link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NextPanel } from '../../ui/next-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Step, StepList } from '../../ui/step-list.tsx'
import { DashboardFigures, useFigures } from './dashboard-figures.tsx'
import { FirstServices } from './first-services.tsx'
import { NeedsYou } from './needs-you.tsx'
import { NextRenewals } from './next-renewals.tsx'
import { RecentActivity, useLatest } from './recent-activity.tsx'

/** What is needed of the person leads: nothing is shown before it stays where it is. */
export function OverviewTab({ account }: { account: Account }) {
  const latest = useLatest()
  const figures = useFigures()
  const isOpening = [useNeeds(), useMyDeclarations(), latest, figures].some(
    ({ isPending }) => isPending,
  )
  // Staff may have given a service to who has ordered none.
  const isNew =
    figures.data?.activeServices === 0 &&
    latest.data !== undefined &&
    Object.values(latest.data).every((rows) => rows.length === 0)
  return (
    <div className="relative">
      {isOpening ? (
        <div className="absolute inset-x-0">
          <Loading shape="dashboard" />
        </div>
      ) : null}
      <div className={`flex flex-col gap-8 ${isOpening ? 'invisible' : ''}`}>
        <NeedsYou />
        {isNew ? <FirstSteps account={account} /> : null}
        <FirstServices />
        <DashboardFigures account={account} />
        {/* Of who has ordered nothing both would be empty. */}
        {isNew ? null : <Overview />}
      </div>
    </div>
  )
}

const Overview = () => (
  <div className="mt-2 grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_20rem]">
    <Panel title="Recent activity">
      <RecentActivity />
    </Panel>
    <Panel title="Upcoming renewals">
      <NextRenewals />
    </Panel>
  </div>
)

const firstSteps = (ways: readonly string[]): readonly Step[] => [
  { title: 'Choose', state: 'now', text: 'A plan and a name for your server.' },
  { title: 'Pay', state: 'later', text: `${listWords(ways, 'or')}.` },
  { title: 'Your server', state: 'later', text: 'Its page here says how to reach it.' },
]

/** For who has ordered nothing yet. */
function FirstSteps({ account }: { account: Account }) {
  const { paymentMethods } = useSettings()
  const ways = offeredMethods(paymentMethods, account.country).map(({ name }) => name)
  // Coins are accepted whatever else is.
  const steps = firstSteps([...ways, 'coins'])
  return (
    <NextPanel title="Your first server in three steps" isCalm>
      <div className="flex flex-col gap-x-12 gap-y-5 lg:flex-row lg:items-center">
        <div className="grow text-balance">
          <StepList steps={steps} />
        </div>
        <div className="max-sm:grid">
          <OrderLink isPageOwn>Order New Service</OrderLink>
        </div>
      </div>
    </NextPanel>
  )
}
