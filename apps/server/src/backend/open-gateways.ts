import type { Gateways } from '@hostfront/backend/call/context'
import { GatewayKind } from '@hostfront/domain/gateways/gateway'
import type { OpenGateway } from '@hostfront/providers/host'

/** Loaded when a gateway of the kind is first spoken to: most shops have one kind or none. */
const OPEN: Readonly<Record<GatewayKind, () => Promise<OpenGateway>>> = {
  stripe: async () => (await import('@hostfront/providers/stripe')).openStripe,
}

/** `publicUrl`: where people reach the shop, and gateways too. */
export const openGateways = (now: () => string, publicUrl: string): Gateways => ({
  kinds: GatewayKind.options,
  async open(kind, access) {
    const open = await OPEN[kind]()
    return open(access, { now, fetch })
  },
  shopAddress: publicUrl.replace(/\/+$/, ''),
})
