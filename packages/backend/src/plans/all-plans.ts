import type { Plan } from '@hostfront/domain/plans/plan'
import { byPosition } from '@hostfront/domain/plans/plan-order'
import type { ReadTx } from '@hostfront/store/port'

/** So many plans are read at most; a catalogue that people choose from is far smaller. */
const MOST_PLANS = 500

/** The catalogue by position, archived plans included. */
export async function allPlans(tx: ReadTx): Promise<Plan[]> {
  const { items } = await tx.plans.list({ order: 'oldest', limit: MOST_PLANS })
  return items.toSorted(byPosition)
}
