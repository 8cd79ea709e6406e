import { ALL } from '../../../parts/list-table/count-in.ts'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { chosenPhase, type DeliveryList } from './use-delivery-list.ts'

const CHOICES = [
  { id: ALL, label: 'All' },
  { id: 'person', label: 'To do' },
  { id: 'working', label: 'In progress' },
  { id: 'settled', label: 'Done' },
] as const

interface DeliveryNavProps {
  list: DeliveryList
  /** How many servers wait for the team; undefined until it is known. */
  waiting: number | undefined
}

export function DeliveryNav({ list, waiting }: DeliveryNavProps) {
  // It counts all of them, whatever is searched for.
  const count = list.view.search === '' ? waiting : undefined
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
