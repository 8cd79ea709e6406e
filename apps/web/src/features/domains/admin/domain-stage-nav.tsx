import type { DomainStage } from '@hostfront/domain/domains/domain-stage'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { type DomainChoice, useDomainCounts } from './use-domain-list.ts'

export const STAGE_NAMES: Readonly<Record<DomainStage, string>> = {
  active: 'Active',
  'expiring-soon': 'Expiring soon',
  expired: 'Expired',
  gone: 'Gone',
}

const CHOICES = [
  { id: undefined, label: 'All' },
  ...Object.entries(STAGE_NAMES).map(([id, label]) => ({ id, label })),
]

export const DomainStageNav = ({ list }: { list: DomainChoice }) => (
  <StateTabs
    label="Domain status"
    list={list}
    name="stage"
    choices={CHOICES}
    current={list.view.filters.stage}
    totals={{ data: useDomainCounts(list), isWaiting: false }}
  />
)
