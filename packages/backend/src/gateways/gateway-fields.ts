import type { Gateway } from '@hostfront/domain/gateways/gateway'
import { type GatewayForm, keyOf, movesMoney } from '@hostfront/domain/gateways/gateway-form'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { keyPlace } from './key-place.ts'

type Before = Pick<Gateway, 'address' | 'isLive' | 'gatewayKey' | 'webhookSecret'>

/**
 * What was typed, as a gateway keeps it. The key of `before` stays when none was typed, but goes to no other address: it is
 * worth all that the account holds, and from PayPal's sandbox to no money. One that moves money goes to the gateway's own address alone. Without both secrets it
 * cannot be on: it could not be paid by, or nothing of it would be believed.
 */
export function gatewayFields(
  call: SignedInCall,
  id: string,
  form: GatewayForm,
  before: Before | null,
): Before {
  const { kind, webhookKey, address, isOn } = form
  const key = keyOf(form)
  if (!call.gateways?.kinds.includes(kind)) throw refused('NOT_AVAILABLE')
  if (!call.secrets) throw refused('KEY_NEEDS_SERVER_KEY')
  const isLive = movesMoney(form, before)
  const isElsewhere = address !== before?.address || isLive !== before.isLive
  if (key === '' && before?.gatewayKey && isElsewhere) throw refused('GATEWAY_KEY_NEEDED')
  if (isLive && address !== '') throw refused('GATEWAY_ADDRESS_FOR_TESTS')
  const seal = (field: 'gatewayKey' | 'webhookSecret', typed: string) =>
    typed === ''
      ? (before?.[field] ?? null)
      : (call.secrets?.seal(keyPlace(id, field), typed, call.now()) ?? null)
  const gatewayKey = seal('gatewayKey', key)
  const webhookSecret = seal('webhookSecret', webhookKey)
  if (isOn && (gatewayKey === null || webhookSecret === null)) throw refused('GATEWAY_INCOMPLETE')
  return { address, isLive, gatewayKey, webhookSecret }
}
