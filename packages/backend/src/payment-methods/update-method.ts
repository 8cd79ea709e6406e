import { givenFields } from '@hostfront/domain/given-fields'
import type { MethodChanges } from '@hostfront/domain/payments/method-form'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { afterTrial } from '@hostfront/domain/payments/seed-methods'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allMethods } from './all-methods.ts'
import { lockMethods } from './lock-methods.ts'
import { hasName } from './taken-method-name.ts'

/** Sets what is given of a method that is paid outside of the shop. Invoices and payments go on naming it. */
export function updateMethod(
  call: SignedInCall,
  { id, ...changes }: MethodChanges & { readonly id: string },
): Promise<PaymentMethod> {
  return call.store.transaction(async (tx) => {
    await lockMethods(tx)
    const methods = await allMethods(tx)
    const before = methods.find((method) => method.id === id && method.kind === 'manual')
    if (!before) throw refused('NOT_FOUND')
    const { name = before.name } = changes
    if (methods.some((other) => other !== before && hasName(other, name))) {
      throw refused('METHOD_NAME_TAKEN')
    }
    const { instructions } = afterTrial({ ...before, ...givenFields(changes) })
    const after = await tx.paymentMethods.update(id, { ...givenFields(changes), instructions })
    if (!after) throw refused('NOT_FOUND')
    await recordChange(tx, call, 'paymentMethods.update', before, after)
    return after
  })
}
