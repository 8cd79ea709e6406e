import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

/** Money that the team records came by a method that is paid outside of the shop; it may be switched off by now. */
export async function requireManual(tx: ReadTx, method: string): Promise<void> {
  const known = await tx.paymentMethods.get(method)
  if (known?.kind !== 'manual') throw refused('METHOD_NOT_OFFERED')
}
