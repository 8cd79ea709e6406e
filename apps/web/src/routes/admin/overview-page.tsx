import type { QueuedOrder } from '@hostfront/contract/orders'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { RecentOrders } from '../../features/order-queue/recent-orders.tsx'
import { ServerOverview } from '../../features/order-queue/server-overview.tsx'
import { BackupPanel } from '../../features/storage/backup-panel.tsx'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { useScreen } from './use-screen.ts'

const MOST = 200

/** The shop at a glance, from its own records; below its own title and line where a screen does nothing yet. */
export function OverviewPage() {
  const { title, line } = useScreen()
  const recent = useAnswer(['orders', 'recent'], (api) => api.orders.list({ limit: 8 }))
  const active = useAnswer(['orders', 'active'], (api) =>
    api.orders.list({ status: 'active', limit: MOST }),
  )
  return (
    <>
      <AdminHeading title={title} />
      {line ? <p className="-mt-3 mb-8 max-w-prose text-muted">{line}</p> : null}
      <div className="flex flex-col gap-10">
        <WaitingFigures />
        <div className="grid gap-10 xl:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-10">
            <Panel title="Recent activity">
              <Loaded answer={recent}>{({ items }) => <RecentOrders rows={items} />}</Loaded>
            </Panel>
            <Panel title="Server overview">
              <Loaded answer={active}>
                {({ items, next }) => <ServerOverview rows={items} isPart={next !== null} />}
              </Loaded>
            </Panel>
          </div>
          <div className="flex flex-col gap-10">
            <Panel title="Quick actions">
              <div className="flex flex-wrap gap-2 xl:flex-col">
                <LinkButton to="/admin/orders" size="small">
                  Decide on orders
                </LinkButton>
                <LinkButton to="/admin/clients" look="secondary" size="small">
                  Manage users
                </LinkButton>
                <LinkButton to="/admin/services" look="secondary" size="small">
                  Manage services
                </LinkButton>
                <LinkButton to="/admin/settings" look="secondary" size="small">
                  Open settings
                </LinkButton>
              </div>
            </Panel>
            <BackupPanel />
          </div>
        </div>
      </div>
    </>
  )
}

function WaitingFigures() {
  const { currency } = useSettings()
  const plans = usePlans()
  const waiting = useAnswer(['orders', 'waiting'], (api) =>
    api.orders.list({ status: 'pending', limit: MOST }),
  )
  const rows = waiting.data?.items
  // Beyond one page the figures are lower bounds, and say so.
  const count = (number: number) => (waiting.data?.next ? `${number}+` : number)
  const unknown = waiting.error ? 'Not known' : '–'
  return (
    <Figures
      figures={[
        { name: 'Pending orders', value: rows ? count(rows.length) : unknown },
        {
          name: 'Waiting for payment',
          value: rows ? count(rows.filter(isUnpaid).length) : unknown,
        },
        {
          name: 'Value of pending orders',
          value: rows ? formatMoney(worthOf(rows), currency) : unknown,
        },
        { name: 'Plans on sale', value: plans.length },
      ]}
    />
  )
}

const isUnpaid = ({ invoice }: QueuedOrder): boolean =>
  invoice !== null && invoice.status !== 'paid'

const worthOf = (rows: readonly QueuedOrder[]): number =>
  rows.reduce((sum, { order }) => sum + order.amountDue, 0)
