import type { ReactNode } from 'react'
import { Automation } from '../../features/admin/automation.tsx'
import { LastDays } from '../../features/admin/last-days.tsx'
import { Morning } from '../../features/admin/morning.tsx'
import { ServicesByLocation } from '../../features/admin/services-by-location.tsx'
import { StatCards } from '../../features/admin/stat-cards.tsx'
import { DeliveryTimes } from '../../features/delivery/admin/delivery-times.tsx'
import { MissingList } from '../../features/opening/missing-list.tsx'
import { OpeningChecklist } from '../../features/opening/opening-checklist.tsx'
import { useOpening } from '../../features/opening/use-opening.ts'
import { RecentOrders } from '../../features/orders/admin/recent-orders.tsx'
import { UnsetPanel } from '../../features/settings/admin/unset-panel.tsx'
import { BackupPanel } from '../../features/shop/admin/backup-panel.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

interface OverviewProps {
  /** What stands above it, with the ways on. */
  headingOf: (actions: ReactNode) => ReactNode
}

/** The shop at a glance, from its own records. */
export function Overview({ headingOf }: OverviewProps) {
  const recent = useAnswer(['orders', 'recent'], (api) => api.orders.list({ limit: 8 }))
  const settings = useAnswer(['settings', 'getAll'], (api) => api.settings.getAll())
  const opening = useOpening()
  const figures = useAnswer(['admin', 'figures'], (api) => api.admin.figures())
  // Before the first server runs there is little else to see to.
  const isNew = figures.data?.activeServices === 0
  // What a customer waits for comes before all that.
  const hasWork = (figures.data?.pendingOrders ?? 0) + (figures.data?.openTickets ?? 0) > 0
  const isEmpty = isNew && figures.data?.clients === 0 && recent.data?.items.length === 0
  // Once there is, what is still missing comes after it.
  const missing = !figures.isPending && !isNew && opening.data?.isQuiet ? opening.data : null
  const setUp = missing ? <MissingList isSelling opening={missing} /> : null
  const lacking = isNew && opening.data?.isQuiet ? <MissingList opening={opening.data} /> : null
  // Once orders come in, they are what the day begins with.
  const checklist = opening.data?.isShown ? (
    <OpeningChecklist opening={opening.data} isSelling={figures.data !== undefined && !isNew} />
  ) : null
  return (
    <>
      {headingOf(<QuickActions className="flex flex-wrap max-sm:hidden" />)}
      <div className="mt-6 flex flex-col gap-10">
        {opening.data?.takesOrders ? null : checklist}
        {hasWork ? null : lacking}
        <Morning isEmpty={isEmpty} />
        {opening.data?.takesOrders ? checklist : null}
        {hasWork ? lacking : null}
        {/* Beside the rest where there is room, and below what waits where not. */}
        <div className="empty:hidden xl:hidden">{setUp}</div>
        <Loaded answer={figures}>{(data) => <StatCards figures={data} />}</Loaded>
        <div className={`grid gap-10 ${isEmpty ? '' : 'xl:grid-cols-[minmax(0,1fr)_auto]'}`}>
          <div className="flex min-w-0 flex-col gap-10 empty:hidden">
            <Automation />
            {isEmpty ? null : (
              <>
                {figures.data ? (
                  <Panel title="Revenue and orders, last 30 days">
                    <LastDays {...figures.data} />
                  </Panel>
                ) : null}
                <Panel title="Recent activity">
                  <Loaded answer={recent}>{({ items }) => <RecentOrders rows={items} />}</Loaded>
                </Panel>
              </>
            )}
            <DeliveryTimes />
          </div>
          <div className={`flex flex-col gap-10 empty:hidden ${isEmpty ? 'max-w-3xl' : 'xl:w-80'}`}>
            <div className="empty:hidden max-xl:hidden">{setUp}</div>
            {settings.data && opening.data && !opening.data.isShown && !opening.data.isQuiet ? (
              <UnsetPanel settings={settings.data} />
            ) : null}
            {figures.data?.locations.some(({ services }) => services > 0) ? (
              <Panel title="Server overview">
                <ServicesByLocation {...figures.data} />
              </Panel>
            ) : null}
            <BackupPanel />
          </div>
        </div>
        {/* On a phone what there is to see comes first. */}
        <QuickActions className="grid grid-cols-2 sm:hidden" />
      </div>
    </>
  )
}

export const OverviewPage = () => (
  <Overview headingOf={(actions) => <AdminHeading>{actions}</AdminHeading>} />
)

const QuickActions = ({ className }: { className: string }) => (
  <nav aria-label="Quick actions" className={`gap-2 ${className}`}>
    {[
      { to: '/admin/orders', name: 'Review orders' },
      { to: '/admin/clients', name: 'Manage users' },
      { to: '/admin/services', name: 'Manage services' },
      { to: '/admin/settings', name: 'Open settings' },
    ].map(({ to, name }) => (
      <LinkButton key={to} to={to} look="secondary" size="small">
        {name}
      </LinkButton>
    ))}
  </nav>
)
