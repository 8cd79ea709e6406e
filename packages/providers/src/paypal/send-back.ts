import { allow, type Result, refuse } from '@hostfront/domain/result'
import type {
  GatewayAccess,
  GatewayAnswer,
  GatewayFailure,
  GatewayRefund,
  SentRefund,
} from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { ask } from './ask.ts'
import { Order, Refund } from './objects.ts'
import { refundName } from './observed.ts'
import { toValue } from './value.ts'

/** Looks first: PayPal forgets which requests it has done, and this may be asked for later. */
export async function sendBack(
  access: GatewayAccess,
  host: ProviderHost,
  { reference, session, attemptId, amount, currency, id }: GatewayRefund,
): GatewayAnswer<SentRefund> {
  const name = refundName(attemptId, id)
  const known = session === null ? allow([]) : await refundsOf(access, host, session)
  if (!known.ok) return known
  const before = known.value.filter((refund) => refund.custom_id === name)
  const sent = before.find(({ status }) => !isLost(status))
  if (sent) return sentOf(sent)
  const made = await ask(access, host, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(reference)}/refund`,
    // One that a bank refused is made anew.
    once: `refund-${id}-${before.length}`,
    json: { amount: { currency_code: currency, value: toValue(amount) }, custom_id: name },
    schema: Refund,
  })
  return made.ok ? sentOf(made.value) : made
}

async function refundsOf(
  access: GatewayAccess,
  host: ProviderHost,
  session: string,
): Promise<Result<readonly Refund[], GatewayFailure>> {
  const path = `/v2/checkout/orders/${encodeURIComponent(session)}`
  const order = await ask(access, host, { method: 'GET', path, schema: Order })
  if (order.ok) {
    return allow(order.value.purchase_units.flatMap((unit) => unit.payments?.refunds ?? []))
  }
  // PayPal does not keep orders for ever: then it is the name of the request that keeps it from going twice.
  return order.refusal.code === 'refused' ? allow([]) : order
}

const isLost = (status: string): boolean => status === 'FAILED' || status === 'CANCELLED'

function sentOf({ id, status }: Refund): Result<SentRefund, GatewayFailure> {
  if (isLost(status)) return refuse({ code: 'refused', detail: `Refund ${status}` })
  return allow({ reference: id, state: status === 'COMPLETED' ? 'done' : 'pending' })
}
