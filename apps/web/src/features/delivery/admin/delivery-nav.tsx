import { ALL } from '../../../parts/list-table/count-in.ts'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { chosenPhase, type DeliveryList } from './use-delivery-list.ts'

const CHOICES = [
  { id: 'person', label: 'To do' },
  { id: 'working', label: 'In progress' },
  { id: 'settled', label: 'Done' },
  { id: ALL, label: 'All' },
] as const

export const DeliveryNav = ({ list }: { list: DeliveryList }) => (
  <StateTabs
    label="Delivery"
    list={list}
    name="phase"
    choices={CHOICES}
    current={chosenPhase(list) ?? ALL}
  />
)
