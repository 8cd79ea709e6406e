import type { Plan } from './plan.ts'

type Dated = Pick<Plan, 'createdAt' | 'position'>

/** The order of the catalogue; plans at the same place go by their age. */
export function byPosition(a: Dated, b: Dated): number {
  if (a.position !== b.position) return a.position - b.position
  return a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0
}
