import { Server } from 'lucide-react'
import { OrderLink } from '../../shells/account/order-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NextRenewals } from './next-renewals.tsx'
import { RecentActivity } from './recent-activity.tsx'

export const OverviewTab = () => (
  <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_20rem]">
    <div className="min-w-0">
      <Panel title="Recent activity">
        <RecentActivity
          empty={
            <EmptyState
              icon={Server}
              title="Nothing has happened yet"
              action={<OrderLink>Order your first service</OrderLink>}
            >
              Your orders, invoices and tickets will show up here as they change.
            </EmptyState>
          }
        />
      </Panel>
    </div>
    <Panel title="Upcoming renewals">
      <NextRenewals />
    </Panel>
  </div>
)
