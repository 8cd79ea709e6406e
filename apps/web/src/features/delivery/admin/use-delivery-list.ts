import { Instance } from '@hostfront/domain/provisioning/instance'
import { ALL } from '../../../parts/list-table/count-in.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

export type DeliveryList = ReturnType<typeof useDeliveryList>

/** What is chosen of the servers; the list starts with those that wait for staff. */
export const useDeliveryList = () =>
  useListState({
    sorts: [],
    filters: { phase: [...Instance.shape.phase.options, ALL] },
    tabs: ['phase'],
  })

/** Undefined: all of them. */
export function chosenPhase({ view }: DeliveryList): Instance['phase'] | undefined {
  const phase = view.filters.phase ?? 'person'
  return phase === ALL ? undefined : phase
}
