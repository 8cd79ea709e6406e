import type { QueuedDeclaration } from '@hostfront/contract/declarations'

/** Whether it is exactly what is owed (or buys coins), has a reference, and nothing about it is suspicious: nothing is left to ask. */
export const isExact = ({ declaration, owed, suspicions }: QueuedDeclaration): boolean =>
  declaration.reference !== null &&
  suspicions.length === 0 &&
  (declaration.pays.length === 0 || owed === declaration.amount)

/** The day on which it came in, else was paid, as a time (ISO, UTC) that has begun; `now` in ms. */
export function paidAt({ declaration, seen }: QueuedDeclaration, now: number): string {
  const day = seen?.date ?? declaration.paidOn
  return new Date(Math.min(Date.parse(`${day}T00:00:00.000Z`), now)).toISOString()
}
