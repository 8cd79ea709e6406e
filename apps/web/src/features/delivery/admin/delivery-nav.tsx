import { TabLinks } from '../../../ui/tab-links.tsx'
import { ALL, chosenPhase, type DeliveryList } from './use-delivery-list.ts'

const CHOICES = [
  { id: 'person', label: 'To do' },
  { id: 'working', label: 'In progress' },
  { id: 'settled', label: 'Done' },
  { id: ALL, label: 'All' },
] as const

/** Leads from what is to be done to the rest, with what was searched for. */
export function DeliveryNav({ list }: { list: DeliveryList }) {
  const current = chosenPhase(list) ?? ALL
  const tabs = CHOICES.map(({ id, label }) => ({
    label,
    to: list.addressWith('phase', id),
    isCurrent: id === current,
  }))
  return <TabLinks label="Delivery" tabs={tabs} replace />
}
