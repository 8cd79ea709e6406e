import type { GatewayShown } from '@hostfront/contract/gateways'
import type { Gateway } from '@hostfront/domain/gateways/gateway'
import { takesCurrency } from '@hostfront/domain/gateways/taken-currencies'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { secretShown } from '../secrets/secret-shown.ts'
import { readSettings } from '../settings/read-settings.ts'
import { keyPlace } from './key-place.ts'

/** A gateway as staff see it: without its secrets, with what was heard of it last. */
export async function gatewayShown(
  tx: ReadTx,
  backend: Pick<Backend, 'secrets' | 'gateways'>,
  gateway: Gateway,
  { name, isOn }: Pick<PaymentMethod, 'name' | 'isOn'>,
): Promise<GatewayShown> {
  const { gatewayKey: _key, webhookSecret: _secret, ...shown } = gateway
  const gatewayId = gateway.id
  const { items } = await tx.gatewayEvents.list({ where: { gatewayId }, limit: 1 })
  const { currency } = await readSettings(tx)
  const shopAddress = backend.gateways?.shopAddress ?? ''
  return {
    ...shown,
    name,
    isOn,
    takesCurrency: takesCurrency(gateway.kind, currency),
    key: secretOf(backend, gateway, 'gatewayKey'),
    webhookKey: secretOf(backend, gateway, 'webhookSecret'),
    webhookAddress: `${shopAddress}/webhooks/${gateway.kind}/${gatewayId}`,
    lastEventAt: items[0]?.createdAt ?? null,
    waiting: await tx.gatewayEvents.count({ gatewayId, state: 'new' }),
    problems: await tx.paymentAttempts.count({
      gatewayId,
      problem: { in: ['AMOUNT', 'CURRENCY', 'MODE'] },
    }),
  }
}

function secretOf(
  { secrets }: Pick<Backend, 'secrets'>,
  gateway: Gateway,
  field: 'gatewayKey' | 'webhookSecret',
) {
  const { id, createdAt, [field]: kept } = gateway
  if (!secrets) return null
  try {
    return secretShown(secrets, keyPlace(id, field), kept, createdAt)
  } catch {
    // Sealed by a key that is not here: as good as none, and to be typed again.
    return null
  }
}
