/** Whom the size of a plan is for, as far as its figures say it. */
import type { Plan } from './plan.ts'

/** `players`: so many at once, of a game. `work`: how much of it a machine can do. */
export type PlanRoom =
  | { readonly is: 'players'; readonly most: number }
  | { readonly is: 'work'; readonly load: 'light' | 'busy' | 'heavy' }

/** Gigabytes of memory from which on a machine is more than one for light work, and one for heavy work. */
const BUSY_FROM = 6
const HEAVY_FROM = 12

/** Null where the plan's own figures say nothing. */
export function roomOf({
  type,
  specs: { slots, ram },
}: Pick<Plan, 'type' | 'specs'>): PlanRoom | null {
  if (type !== 'vps') return slots ? { is: 'players', most: slots } : null
  if (!ram) return null
  return { is: 'work', load: ram < BUSY_FROM ? 'light' : ram < HEAVY_FROM ? 'busy' : 'heavy' }
}
