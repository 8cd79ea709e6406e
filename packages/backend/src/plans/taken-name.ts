import { namesake } from '@hostfront/domain/plans/namesake'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

/** Two administrators who name a plan at once come one after the other; of the shop there is one row. */
export const lockCatalogue = (tx: Tx) => tx.settings.get(SETTINGS_ID, { lock: true })

/** `plans`: the whole catalogue. A plan that has an id is not its own namesake. */
export function refuseTakenName(
  plan: Pick<Plan, 'name' | 'type' | 'specs'> & Partial<Pick<Plan, 'id'>>,
  plans: readonly Plan[],
): void {
  const other = namesake(plan, plans)
  if (other) throw refused('PLAN_NAME_TAKEN', { name: planName(other) })
}
