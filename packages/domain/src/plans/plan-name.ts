import type { Order } from '../orders/order.ts'
import type { Plan, PlanType } from './plan.ts'

const SHORT_TYPE_NAMES: Record<PlanType, string> = {
  samp: 'SAMP',
  mta: 'MTA',
  vps: 'VPS',
  game: 'Game',
}

/**
 * The name under which a plan is shown, from its card to its invoice: with its type and its size,
 * `SAMP Starter 150` or `VPS Premium 12 GB`, unless its name says them already. The seed has plans of one name.
 */
export function planName({ name, type, specs }: Pick<Plan, 'name' | 'type' | 'specs'>): string {
  const typed = typedPlanName(name, type)
  const size = sizeOf(specs)
  return size === null || ` ${typed} `.includes(` ${size} `) ? typed : `${typed} ${size}`
}

const typedPlanName = (name: string, type: PlanType): string =>
  name.toLowerCase().includes(SHORT_TYPE_NAMES[type].toLowerCase())
    ? name
    : `${SHORT_TYPE_NAMES[type]} ${name}`

/** The plan of an order as it was shown then; orders from before plans were shown with their size name none. */
export const orderedPlanName = (order: Pick<Order, 'planName' | 'serverType'>): string =>
  typedPlanName(order.planName, order.serverType)

/** Players count in the name of a game's server, memory in that of a machine. */
function sizeOf({ slots, ram }: Plan['specs']): string | null {
  if (slots !== null) return String(slots)
  return ram === null ? null : `${ram} GB`
}
