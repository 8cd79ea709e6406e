import { measuredPromise, waits } from '../provisioning/waits.ts'
import type { Declaration } from './declaration.ts'

/**
 * Within how many seconds 19 in 20 payments that customers told of were checked; null: too few were to say so. Those that
 * nobody has decided on are not counted.
 */
export const checkedWithin = (
  told: readonly Pick<Declaration, 'createdAt' | 'decidedAt'>[],
): number | null => measuredPromise(waits(told.flatMap((each) => checkedAfter(each) ?? [])))

function checkedAfter({
  createdAt,
  decidedAt,
}: Pick<Declaration, 'createdAt' | 'decidedAt'>): number | null {
  if (decidedAt === null) return null
  return Math.max(0, Date.parse(decidedAt) - Date.parse(createdAt)) / 1000
}
