import { useAnswer } from '../../../host/use-answer.ts'
import { ALL } from '../../../parts/list-table/count-in.ts'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { chosenPhase, type DeliveryList } from './use-delivery-list.ts'

const CHOICES = [
  { id: 'person', label: 'To do' },
  { id: 'working', label: 'In progress' },
  { id: 'settled', label: 'Done' },
  { id: ALL, label: 'All' },
] as const

export function DeliveryNav({ list }: { list: DeliveryList }) {
  const { data } = useAnswer(['admin', 'morning'], (api) => api.admin.morning())
  // It counts all of them, whatever is searched for.
  const count = list.view.search === '' ? data?.servers.count : undefined
  return (
    <StateTabs
      label="Delivery"
      list={list}
      name="phase"
      choices={CHOICES.map((choice) => (choice.id === 'person' ? { ...choice, count } : choice))}
      current={chosenPhase(list) ?? ALL}
    />
  )
}
