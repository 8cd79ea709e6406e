import { DoneBy } from '@hostfront/contract/audit'
import { Id, optionalText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { dayBounds } from '../../parts/list-table/day-bounds.ts'
import { DAY_FILTERS } from '../../parts/list-table/money-filters.ts'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'

const Action = optionalText(60).check(z.minLength(1))
const Address = optionalText(64).check(z.minLength(1))

export type LogList = ReturnType<typeof useLogList>

/** What is chosen of the log. */
export const useLogList = () =>
  useListState({
    sorts: [],
    filters: {
      by: DoneBy.options,
      actor: Id,
      action: Action,
      subject: Id,
      address: Address,
      ...DAY_FILTERS,
    },
  })

export const useAuditLog = (list: LogList) =>
  useList(['audit', 'list'], list, (api, { from, to, ...query }) =>
    api.audit.list({ ...query, ...dayBounds(from, to) }),
  )
