import type { Operation } from './operations.ts'

/** Settings after which hardly anybody would be let in any more; the shop is closed for a run of its own. */
const CLOSING = ['maintenanceMode', 'adminSecondFactor', 'features', 'minPasswordLength']

/** The input without what would end the run: a shop that is closed to those who ask, and sample clients by the thousand. */
export function sparing(input: unknown, { noun, verb }: Operation): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const { clients } = Object(input) as { clients?: unknown }
  if (verb === 'loadSampleData' && typeof clients === 'number' && clients > 10) {
    return { clients: 10 }
  }
  if (noun === 'settings' && verb === 'update') {
    return Object.fromEntries(Object.entries(input).filter(([name]) => !CLOSING.includes(name)))
  }
  return input
}
