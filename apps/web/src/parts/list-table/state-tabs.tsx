import { TabLinks } from '../../ui/tab-links.tsx'
import { type Counted, countIn } from './count-in.ts'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'
import type { Totals } from './use-totals.ts'

interface Choice {
  readonly id: string | undefined
  readonly label: string
  /** How many there are of it, where that is not known of each state. */
  readonly count?: number | undefined
}

interface StateTabsProps<Sort extends string, Filters extends FilterShapes> {
  /** What the tabs are: `Order status`. */
  label: string
  /** They stand below tabs of the screen. */
  isInner?: boolean
  list: ListState<Sort, Filters>
  /** The filter that they choose by. */
  name: keyof Filters & string
  /** `id` undefined, or `ALL`: rows of every state. */
  choices: readonly Choice[]
  current: string | undefined
  /** How many there are of each state; null or undefined: it is not known. */
  totals?: Totals<readonly Counted[] | null>
}

/** Leads from one state of a list to the other, with what was searched for, and says how many there are in each. */
export function StateTabs<Sort extends string, Filters extends FilterShapes>({
  label,
  isInner = false,
  list,
  name,
  choices,
  current,
  totals,
}: StateTabsProps<Sort, Filters>) {
  const tabs = choices.map((choice) => ({
    label: choice.label,
    to: list.addressWith(name, choice.id),
    isCurrent: choice.id === current,
    count: totals?.data ? countIn(totals.data, choice.id) : choice.count,
  }))
  return (
    <TabLinks
      label={label}
      isInner={isInner}
      tabs={tabs}
      isWaiting={totals?.isWaiting ?? false}
      replace
    />
  )
}
