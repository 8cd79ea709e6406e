import type { TableSort } from '../../ui/data-table.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

/** The order of a list as its headers change it: the first press ascending, then descending, then as it was. */
export function tableSort<Sort extends string, Filters extends FilterShapes>({
  view,
  sortBy,
}: ListState<Sort, Filters>): TableSort {
  return {
    by: view.sort,
    descending: view.descending,
    onSort(field) {
      // A table's columns name no other fields than its list has.
      const by = field as Sort
      if (view.sort !== by) sortBy(by, false)
      else if (view.descending) sortBy(undefined, false)
      else sortBy(by, true)
    },
  }
}
