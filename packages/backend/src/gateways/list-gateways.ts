import type { GatewayShown } from '@hostfront/contract/gateways'
import type { GatewayKind } from '@hostfront/domain/gateways/gateway'
import type { SignedInCall } from '../call/context.ts'
import { allMethods, MOST_METHODS } from '../payment-methods/all-methods.ts'
import { gatewayShown } from './gateway-shown.ts'

/** All gateways, in the order of their methods, and the kinds that this host can speak to. */
export function listGateways(
  call: SignedInCall,
): Promise<{ readonly gateways: GatewayShown[]; readonly kinds: GatewayKind[] }> {
  return call.store.read(async (tx) => {
    const { items } = await tx.gateways.list({ limit: MOST_METHODS })
    const methods = await allMethods(tx)
    const shown = await Promise.all(
      methods.flatMap((method) => {
        const gateway = items.find(({ id }) => id === method.id)
        return gateway ? [gatewayShown(tx, call, gateway, method)] : []
      }),
    )
    return { gateways: shown, kinds: [...(call.gateways?.kinds ?? [])] }
  })
}
