import { ShownServices } from '@hostfront/contract/services'
import { ServiceStatus } from '@hostfront/domain/services/service'
import { useAnswer } from '../../../host/use-answer.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

export type ServiceChoice = ReturnType<typeof useServiceList>

export const useServiceList = () =>
  useListState({
    sorts: ['text', 'price', 'expiresAt', 'status'],
    filters: { shown: ShownServices.options, status: ServiceStatus.options },
    tabs: ['status'],
  })

/** How many services are in each state; unknown while some are searched for. */
export function useServiceCounts({ view: { search, filters } }: ServiceChoice) {
  const asked = filters.shown ? { shown: filters.shown } : {}
  const { data } = useAnswer(['services', 'counts', asked], (api) => api.services.counts(asked))
  return search ? undefined : data
}
