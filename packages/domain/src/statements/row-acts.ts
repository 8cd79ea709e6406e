/**
 * What can be done with a row of a statement for an invoice. `rest-to-coins` and `rest-to-return`: what has nothing to pay
 * becomes coins of the client, or money to send back; of a row for what is paid already that is all of it.
 */
export type MovementAct = 'apply' | 'part' | 'rest-to-coins' | 'rest-to-return'

/** `amount` is the row's, `owed` what its invoice still owes, minor units: each way to record it loses nothing. */
export function rowActs(amount: number, owed: number): readonly MovementAct[] {
  if (amount <= 0) return []
  if (amount === owed) return ['apply']
  return amount < owed ? ['part'] : ['rest-to-coins', 'rest-to-return']
}

/** What becomes of the rest, as a payment says it; undefined where there is none. */
export function surplusOf(act: MovementAct): 'coins' | 'return' | undefined {
  if (act === 'rest-to-coins') return 'coins'
  return act === 'rest-to-return' ? 'return' : undefined
}
