import { DomainStage } from '@hostfront/domain/domains/domain-stage'
import { useAnswer } from '../../../host/use-answer.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

export type DomainChoice = ReturnType<typeof useDomainList>

export const useDomainList = () =>
  useListState({
    sorts: ['expiresAt'],
    filters: { stage: DomainStage.options },
    tabs: ['stage'],
  })

/** How many domains are at each stage; unknown while some are searched for. */
export function useDomainCounts({ view: { search } }: DomainChoice) {
  const { data } = useAnswer(['domains', 'counts'], (api) => api.domains.counts())
  return search ? undefined : data
}
