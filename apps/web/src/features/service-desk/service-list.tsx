import type { HeldService } from '@hostfront/contract/services'
import { ServiceStatus } from '@hostfront/domain/services/service'
import { Server } from 'lucide-react'
import { useMemo, useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListTable } from '../../ui/list-table/list-table.tsx'
import { useList } from '../../ui/list-table/use-list.ts'
import { useListState } from '../../ui/list-table/use-list-state.ts'
import { canDo } from './service-actions.tsx'
import { serviceColumns } from './service-columns.tsx'
import { type ServiceDeed, ServiceDialog } from './service-dialog.tsx'

const rowKey = ({ service }: HeldService): string => service.id

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    options: ServiceStatus.options.map((status) => ({
      value: status,
      label: `${status[0]?.toUpperCase()}${status.slice(1)}`,
    })),
  },
] as const

const switching = (label: string, action: 'suspend' | 'activate') => ({
  label,
  can: ({ service }: HeldService) => canDo(service, action),
  async run(rows: readonly HeldService[]) {
    const { api } = await openHost()
    for (const { service } of rows) await api.services[action]({ id: service.id })
  },
})

const BULK = [
  {
    ...switching('Suspend', 'suspend'),
    warning: 'They stop running, and each customer is told at once.',
  },
  switching('Activate', 'activate'),
]

/** What everybody holds, with what administrators do with it. */
export function ServiceList() {
  const { currency } = useSettings()
  const [deed, setDeed] = useState<ServiceDeed | null>(null)
  const columns = useMemo(() => serviceColumns(currency, setDeed), [currency])
  const list = useListState({
    sorts: ['text', 'price', 'expiresAt', 'status'],
    filters: { status: ServiceStatus.options },
  })
  const answer = useList(['services', 'list'], list, (api, query) => api.services.list(query))
  return (
    <>
      <ListTable
        caption="Services"
        list={list}
        answer={answer}
        columns={columns}
        rowKey={rowKey}
        noun="services"
        search="Search services"
        filters={FILTERS}
        csvName="services"
        bulk={BULK}
        empty={
          <EmptyState icon={Server} title="No services found. Add your first service.">
            Services of approved orders stand here, too.
          </EmptyState>
        }
      />
      {deed ? <ServiceDialog deed={deed} onClose={() => setDeed(null)} /> : null}
    </>
  )
}
