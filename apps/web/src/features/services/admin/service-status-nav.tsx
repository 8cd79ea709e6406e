import { ServiceStatus } from '@hostfront/domain/services/service'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { capitalized } from '../../../ui/capitalized.ts'
import { type ServiceChoice, useServiceCounts } from './use-service-list.ts'

const CHOICES = [
  { id: undefined, label: 'All' },
  ...ServiceStatus.options.map((id) => ({ id, label: capitalized(id) })),
]

export const ServiceStatusNav = ({ list }: { list: ServiceChoice }) => (
  <StateTabs
    label="Service status"
    list={list}
    name="status"
    choices={CHOICES}
    current={list.view.filters.status}
    totals={{ data: useServiceCounts(list), isWaiting: false }}
  />
)
