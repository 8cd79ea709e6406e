import { DONE } from '@hostfront/contract/page'
import { movedRows } from '@hostfront/domain/moved-rows'
import { hasPlace } from '@hostfront/domain/payments/offered-methods'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allMethods } from './all-methods.ts'
import { lockMethods } from './lock-methods.ts'

/** Changes a method's place with the one before or after it; the first and the last stay where they are. */
export async function moveMethod(
  call: SignedInCall,
  { id, direction }: { readonly id: string; readonly direction: 'up' | 'down' },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    await lockMethods(tx)
    const methods = await allMethods(tx)
    if (!methods.some((method) => method.id === id)) throw refused('NOT_FOUND')
    for (const { row, position } of movedRows(methods, id, direction, hasPlace)) {
      const moved = await tx.paymentMethods.update(row.id, { position })
      if (row.id === id) await recordChange(tx, call, 'paymentMethods.move', row, moved)
    }
  })
  return DONE
}
