/** A password that was given again counts for so many minutes, on the session it was given in. Signing in counts as given. */
export const CONFIRMATION_MINUTES = 10

const MINUTE = 60_000
/** Clocks of two replicas differ a little; what lies further ahead was stamped by a wrong one, and counts for nothing. */
const CLOCK_SLACK = MINUTE

/** Whether what was confirmed at `confirmedAt` (null: never) still counts. Both times are ISO, UTC. */
export function isConfirmed(confirmedAt: string | null, now: string): boolean {
  if (confirmedAt === null) return false
  const age = Date.parse(now) - Date.parse(confirmedAt)
  return age >= -CLOCK_SLACK && age < CONFIRMATION_MINUTES * MINUTE
}

/** What asks for it: a procedure always (`true`), or only with one of these fields in its input, set and not `false`. */
export type Confirmed = true | readonly string[]

/** Whether a call with `input` needs a confirmation. `input` may not have been checked yet. */
export function needsConfirmation(confirmed: Confirmed | null, input: unknown): boolean {
  if (confirmed === null || confirmed === true) return confirmed === true
  if (typeof input !== 'object' || input === null) return false
  const given = new Map<string, unknown>(Object.entries(input))
  return confirmed.some((field) => (given.get(field) ?? false) !== false)
}
