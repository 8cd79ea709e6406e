import type { Gateway as GatewayRow } from '@hostfront/domain/gateways/gateway'
import type { Gateway } from '@hostfront/providers/gateway-port'
import type { Backend } from '../call/context.ts'
import { keyPlace } from './key-place.ts'

/** What speaks to a gateway, with its secrets opened; null where this host has none, or no key to open them with. */
export async function openGateway(
  { gateways, secrets }: Pick<Backend, 'gateways' | 'secrets'>,
  { id, kind, address, isLive, gatewayKey, webhookSecret }: GatewayRow,
): Promise<Gateway | null> {
  if (!gateways?.kinds.includes(kind) || !secrets) return null
  const opened = (field: 'gatewayKey' | 'webhookSecret', kept: string | null) => {
    try {
      return kept === null ? null : secrets.open(keyPlace(id, field), kept)
    } catch {
      // Sealed by a key that is not here: as good as none, and to be typed again.
      return null
    }
  }
  return gateways.open(kind, {
    id,
    address,
    isLive,
    key: opened('gatewayKey', gatewayKey),
    webhookSecret: opened('webhookSecret', webhookSecret),
  })
}
