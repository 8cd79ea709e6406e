import type { Gateways } from '@hostfront/backend/call/context'
import { GatewayKind } from '@hostfront/domain/gateways/gateway'
import type { OpenGateway } from '@hostfront/providers/host'

/** Loaded when a gateway of the kind is first spoken to: most shops have one kind or none. */
const OPEN: Readonly<Record<GatewayKind, () => Promise<OpenGateway>>> = {
  stripe: async () => (await import('@hostfront/providers/stripe')).openStripe,
  paypal: async () => (await import('@hostfront/providers/paypal')).openPayPal,
}

/** `publicUrl`: where people reach the shop, and gateways too. */
export function openGateways(now: () => string, publicUrl: string): Gateways {
  // One for all: what an adapter has asked for once is kept with it.
  const host = { now, fetch }
  return {
    kinds: GatewayKind.options,
    async open(kind, access) {
      const open = await OPEN[kind]()
      return open(access, host)
    },
    shopAddress: publicUrl.replace(/\/+$/, ''),
  }
}
