import { DONE } from '@hostfront/contract/page'
import { movedRows } from '@hostfront/domain/moved-rows'
import { isActive } from '@hostfront/domain/options/order-option'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lockCatalogue } from '../plans/taken-name.ts'
import { allOptions } from './all-options.ts'

/** Changes an option's place with the active one before or after it; the first and the last stay where they are. */
export async function moveOption(
  call: SignedInCall,
  { id, direction }: { readonly id: string; readonly direction: 'up' | 'down' },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    await lockCatalogue(tx)
    const options = await allOptions(tx)
    if (!options.some((option) => option.id === id)) throw refused('NOT_FOUND')
    for (const { row, position } of movedRows(options, id, direction, isActive)) {
      const moved = await tx.orderOptions.update(row.id, { position })
      if (row.id === id) await recordChange(tx, call, 'options.move', row, moved)
    }
  })
  return DONE
}
