/** Whom the size of a plan is for, as far as its figures say it. */
import type { Plan } from './plan.ts'

type Sized = Pick<Plan, 'id' | 'type' | 'specs' | 'price'>

/**
 * `players`: so many at once, of a game. `start`: the smallest machine of its type. `times`: so many times the memory of
 * the smallest, which is `than`; one decimal at most, rounded down.
 */
export type PlanRoom<Row extends Sized> =
  | { readonly is: 'players'; readonly most: number }
  | { readonly is: 'start' }
  | { readonly is: 'times'; readonly times: number; readonly than: Row }

/** Null where the plan's own figures say nothing, or there is no other of its type to tell it from. `plans`: all that are sold. */
export function roomOf<Row extends Sized>(plan: Row, plans: readonly Row[]): PlanRoom<Row> | null {
  const { slots, ram } = plan.specs
  if (plan.type !== 'vps') return slots ? { is: 'players', most: slots } : null
  const others = plans.filter(({ type, specs }) => type === plan.type && specs.ram)
  const than = others.toSorted(bySize)[0]
  if (!ram || !than?.specs.ram || others.length < 2) return null
  if (than.id === plan.id) return { is: 'start' }
  const times = Math.floor((ram / than.specs.ram) * 10) / 10
  return times > 1 ? { is: 'times', times, than } : null
}

const bySize = (one: Sized, other: Sized): number =>
  (one.specs.ram ?? 0) - (other.specs.ram ?? 0) || one.price - other.price
