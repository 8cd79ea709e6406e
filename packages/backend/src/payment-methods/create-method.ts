import { freeId } from '@hostfront/domain/free-id'
import type { MethodForm } from '@hostfront/domain/payments/method-form'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { RECORDED_WAYS } from '@hostfront/domain/payments/recorded-ways'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allMethods, MOST_METHODS } from './all-methods.ts'
import { lockMethods } from './lock-methods.ts'
import { hasName } from './taken-method-name.ts'

/** A new way to pay outside of the shop, after all others. */
export function createMethod(call: SignedInCall, form: MethodForm): Promise<PaymentMethod> {
  return call.store.transaction(async (tx) => {
    await lockMethods(tx)
    const methods = await allMethods(tx)
    if (methods.length >= MOST_METHODS) throw refused('LIST_FULL', { most: MOST_METHODS })
    if (methods.some((other) => hasName(other, form.name))) throw refused('METHOD_NAME_TAKEN')
    // What was recorded as cash before stays cash, whatever a method is called.
    const ids = [...methods, ...RECORDED_WAYS].map(({ id }) => id)
    const method = await tx.paymentMethods.insert({
      ...form,
      id: freeId(form.name, ids, 'method'),
      createdAt: call.now(),
      kind: 'manual',
      position: (methods.at(-1)?.position ?? 0) + 1,
    })
    await recordChange(tx, call, 'paymentMethods.create', null, method)
    return method
  })
}
