import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

/** Money of a statement came by a method that the team records by hand; it may be switched off by now. */
export async function requireManual(tx: ReadTx, method: string): Promise<void> {
  const known = await tx.paymentMethods.get(method)
  if (known?.kind !== 'manual') throw refused('METHOD_NOT_OFFERED')
}
