import type { SecretPlace } from '../call/context.ts'

/** Where the two secrets of a gateway are. */
export const keyPlace = (
  id: string,
  field: 'gatewayKey' | 'webhookSecret' = 'gatewayKey',
): SecretPlace => ({ collection: 'gateways', id, field })
