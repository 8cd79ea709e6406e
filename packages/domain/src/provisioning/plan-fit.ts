/** Whether the server of a service can become one of another plan. */
import * as z from 'zod/mini'
import { type Instance, isByHand } from './instance.ts'
import { type PlanNow, standingOf } from './plan-changes.ts'
import { proxmoxRecipe } from './recipe.ts'
import type { KeptWhy } from './server-change.ts'

/** Why it cannot, as it is now. */
export const PlanObstacle = z.enum([
  /** It is of another kind. */
  'other-kind',
  /** Its server is being made, or is not there. */
  'not-ready',
  /** Servers of the plan are made elsewhere, and none is moved. */
  'made-elsewhere',
  /** The plan does not say what hardware it has. */
  'hardware-unsaid',
  /** Its disk is smaller, and that of a machine only grows. */
  'smaller-disk',
  /** There is more on its disk than fits. */
  'disk-too-full',
])
export type PlanObstacle = z.infer<typeof PlanObstacle>

const WHY = {
  unready: 'not-ready',
  'install-failed': 'not-ready',
  missing: 'not-ready',
  ended: 'not-ready',
  'other-panel': 'made-elsewhere',
  'hardware-unsaid': 'hardware-unsaid',
} as const satisfies Record<KeptWhy, PlanObstacle>

/**
 * `instance` null: the shop knows of no server. `plan` null: nothing says how servers of it are made. `usedMiB`: what is on its
 * disk; null: nobody has asked.
 */
export function planObstacle(
  instance: Instance | null,
  plan: PlanNow | null,
  usedMiB: number | null = null,
): PlanObstacle | null {
  // Who looks after it by hand sees to it.
  if (instance === null || isByHand(instance)) return null
  if (plan === null) return 'made-elsewhere'
  const { why } = standingOf(instance, null, plan)
  if (why !== null) return WHY[why]
  const [has, gets] = [instance.limits?.diskMiB ?? null, plan.limits.diskMiB]
  const isSmaller = has !== null && gets !== null && gets < has
  if (isSmaller && proxmoxRecipe(plan.template.recipe) !== null) return 'smaller-disk'
  return usedMiB !== null && gets !== null && usedMiB > gets ? 'disk-too-full' : null
}
