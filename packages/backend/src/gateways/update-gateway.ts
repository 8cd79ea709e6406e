import type { GatewayShown } from '@hostfront/contract/gateways'
import type { GatewayForm } from '@hostfront/domain/gateways/gateway-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allMethods } from '../payment-methods/all-methods.ts'
import { lockMethods } from '../payment-methods/lock-methods.ts'
import { hasName } from '../payment-methods/taken-method-name.ts'
import { gatewayFields } from './gateway-fields.ts'
import { gatewayShown } from './gateway-shown.ts'

/** Its kind and its id stay: the gateway reports to an address that names both, and invoices name it. */
export function updateGateway(
  call: SignedInCall,
  { id, ...form }: GatewayForm & { readonly id: string },
): Promise<GatewayShown> {
  return call.store.transaction(async (tx) => {
    await lockMethods(tx)
    const before = await tx.gateways.get(id)
    const methods = await allMethods(tx)
    const methodBefore = methods.find((method) => method.id === id)
    if (!before || !methodBefore) throw refused('NOT_FOUND')
    const isTaken = methods.some((other) => other !== methodBefore && hasName(other, form.name))
    if (isTaken) throw refused('METHOD_NAME_TAKEN')
    const fields = gatewayFields(call, id, { ...form, kind: before.kind }, before)
    const { name, isOn } = form
    const method = await tx.paymentMethods.update(id, { name, isOn })
    const gateway = await tx.gateways.update(id, fields)
    if (!method || !gateway) throw refused('NOT_FOUND')
    const [old, changed] = [
      { ...methodBefore, ...before },
      { ...method, ...gateway },
    ]
    await recordChange(tx, call, 'gateways.update', old, changed)
    return gatewayShown(tx, call, gateway, method)
  })
}
