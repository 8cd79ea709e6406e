import { DONE } from '@hostfront/contract/page'
import { isOnTrial } from '@hostfront/domain/payments/seed-methods'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { allMethods } from './all-methods.ts'
import { lockMethods } from './lock-methods.ts'

/** Switches off what customers are offered with the words of a trial, and nothing else. */
export async function endTrial(
  call: SignedInCall,
  { ids }: { readonly ids: readonly string[] },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    await lockMethods(tx)
    const methods = await allMethods(tx)
    for (const method of methods.filter((each) => ids.includes(each.id) && isOnTrial(each))) {
      const after = await tx.paymentMethods.update(method.id, { isOn: false })
      await recordChange(tx, call, 'paymentMethods.endTrial', method, after)
    }
  })
  return DONE
}
