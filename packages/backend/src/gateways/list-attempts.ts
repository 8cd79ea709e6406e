import type { AttemptShown } from '@hostfront/contract/gateways'
import type { AttemptState } from '@hostfront/domain/gateways/attempt'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { customersOf } from '../identity/customers-of.ts'

type AttemptsAsked = PageRequest & {
  readonly state?: AttemptState | undefined
  readonly gatewayId?: string | undefined
}

/** Everybody's, newest first, with whose they are. */
export function listAttempts(
  call: SignedInCall,
  { state, gatewayId, ...input }: AttemptsAsked,
): Promise<Page<AttemptShown>> {
  return call.store.read(async (tx) => {
    const where = { ...(state ? { state } : {}), ...(gatewayId ? { gatewayId } : {}) }
    const { items, next } = await tx.paymentAttempts.list({ ...pageQuery(input), where })
    const customerOf = await customersOf(tx, items)
    return {
      items: items.map((row) => {
        const { url: _url, ...attempt } = row
        return { attempt, customer: customerOf(row) }
      }),
      next,
    }
  })
}
