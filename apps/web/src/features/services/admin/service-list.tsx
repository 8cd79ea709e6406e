import { type HeldService, ShownServices } from '@hostfront/contract/services'
import { Server } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import type { AskProps } from '../../../parts/list-table/bulk-bar.tsx'
import { totalOf } from '../../../parts/list-table/count-in.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useKeptRows } from '../../../parts/list-table/use-kept-rows.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ActivateTicked } from './activate-services.tsx'
import { canDo } from './service-actions.tsx'
import { serviceColumns } from './service-columns.tsx'
import { type AskedAction, ServiceDialog } from './service-dialog.tsx'
import { SuspendTicked } from './suspend-services.tsx'
import { type ServiceChoice, useServiceCounts } from './use-service-list.ts'

const rowKey = ({ service }: HeldService): string => service.id

const KEPT = { keyOf: rowKey, isBefore: () => false }

const SHOWN_NAMES: Readonly<Record<ShownServices, string>> = {
  'needs-decision': 'Needs a decision',
  'ends-soon': 'Ends within 7 days',
  unpaid: 'Runs without payment',
  cancelled: 'Cancelled',
  'on-hold': 'On hold',
}

const FILTERS = [
  {
    name: 'shown',
    label: 'Show',
    options: ShownServices.options.map((value) => ({ value, label: SHOWN_NAMES[value] })),
  },
] as const

const switching = (
  label: string,
  action: 'suspend' | 'activate',
  Ask: ComponentType<AskProps<HeldService>>,
) => ({ label, Ask, can: ({ service }: HeldService) => canDo(service, action) })

const BULK = [
  switching('Suspend', 'suspend', SuspendTicked),
  switching('Activate', 'activate', ActivateTicked),
]

/** What everybody holds, with what administrators do with it. */
export function ServiceList({ list }: { list: ServiceChoice }) {
  const { currency } = useSettings()
  const [action, setAction] = useState<AskedAction | null>(null)
  const now = useNow()
  const { status } = list.view.filters
  const counts = useServiceCounts(list)
  const answer = useList(['services', 'list'], list, (api, query) => api.services.list(query))
  const { shown, isKeeping, onActed, onGone } = useKeptRows(answer, KEPT)
  return (
    <>
      <ListTable
        caption="Services"
        list={list}
        answer={shown}
        columns={serviceColumns(currency, now, { onAsk: setAction, onActed })}
        rowKey={rowKey}
        noun="services"
        total={isKeeping ? undefined : totalOf(counts, status)}
        search="Search services"
        filters={FILTERS}
        csvName="services"
        tab={status}
        bulk={BULK}
        empty={
          <EmptyState
            icon={Server}
            title={status ? `No ${status} services` : 'No services found. Add your first service.'}
          >
            Services of approved orders are listed here, too.
          </EmptyState>
        }
      />
      {action ? (
        <ServiceDialog
          action={action}
          onActed={onActed}
          onGone={onGone}
          onClose={() => setAction(null)}
        />
      ) : null}
    </>
  )
}
