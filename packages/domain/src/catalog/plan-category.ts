import type { Plan } from './plan.ts'

/** Where the catalogue puts a plan of that type. */
export const categoryOf = (type: Plan['type']): Plan['category'] =>
  type === 'vps' ? 'VPS Hosting' : 'Game Hosting'
