import type { GatewayShown } from '@hostfront/contract/gateways'
import { freeId } from '@hostfront/domain/free-id'
import type { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allMethods, MOST_METHODS } from '../payment-methods/all-methods.ts'
import { lockMethods } from '../payment-methods/lock-methods.ts'
import { hasName } from '../payment-methods/taken-method-name.ts'
import { gatewayFields } from './gateway-fields.ts'
import { gatewayShown } from './gateway-shown.ts'

/** A gateway with the payment method that it is behind, last of all. */
export function addGateway(call: SignedInCall, form: GatewayForm): Promise<GatewayShown> {
  return call.store.transaction(async (tx) => {
    await lockMethods(tx)
    const methods = await allMethods(tx)
    if (methods.length >= MOST_METHODS) throw refused('LIST_FULL', { most: MOST_METHODS })
    if (methods.some((other) => hasName(other, form.name))) throw refused('METHOD_NAME_TAKEN')
    const ids = methods.map(({ id }) => id)
    const head = { id: freeId(form.name, ids, 'gateway'), createdAt: call.now() }
    const fields = gatewayFields(call, head.id, form, null)
    const method = await tx.paymentMethods.insert({
      ...head,
      kind: 'gateway',
      name: form.name,
      instructions: '',
      account: '',
      country: null,
      isOn: form.isOn,
      position: (methods.at(-1)?.position ?? 0) + 1,
    })
    const gateway = await tx.gateways.insert({ ...head, kind: form.kind, ...fields })
    await recordChange(tx, call, 'gateways.add', null, { ...method, ...gateway })
    return gatewayShown(tx, call, gateway, method)
  })
}
