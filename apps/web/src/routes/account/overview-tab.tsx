import { Server } from 'lucide-react'
import { OrderLink } from '../../shells/account/order-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FirstServices } from './first-services.tsx'
import { NextRenewals } from './next-renewals.tsx'
import { RecentActivity } from './recent-activity.tsx'

export const OverviewTab = () => (
  <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_20rem]">
    <div className="flex min-w-0 flex-col gap-12">
      <FirstServices />
      <Panel title="Recent activity">
        <RecentActivity
          empty={
            <EmptyState
              icon={Server}
              title="Your first server in three steps"
              action={<OrderLink>Order your first service</OrderLink>}
            >
              <ol className="flex list-decimal flex-col gap-1 ps-5 marker:text-ink">
                <li>Choose a plan and name your server.</li>
                <li>Pay the way that suits you.</li>
                <li>Once it is approved, its page here says how to reach it.</li>
              </ol>
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
