import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import { lockService } from './lock-service.ts'
import { withdrawWaiting } from './waiting-change.ts'

interface SetPrice {
  readonly id: string
  /** Per month, minor units, as the service has it. */
  readonly price: number
  readonly reason: string
}

/**
 * Agrees on another price for one service, from its next renewal on: what is open for that bills the old one, and is withdrawn.
 * Time that is paid is worth what was paid for it.
 */
export const setPrice = (call: SignedInCall, { id, price, reason }: SetPrice): Promise<Service> =>
  call.store.transaction(async (tx) => {
    const held = await lockService(tx, call, id, 'team')
    const { status, expiresAt } = held
    if (status === 'terminated') throw refused('SERVICE_STATE', { status })
    if (held.price === price && held.newPrice === null) throw refused('NOTHING_TO_DO')
    const service = await withdrawWaiting(tx, call, held, { isToldElse: false })
    const after = await tx.services.update(
      id,
      { price, newPrice: null },
      { status, expiresAt, price: service.price },
    )
    if (!after) throw new StoreError('conflict', 'services.price')
    await withdrawOpenRenewals(tx, call, SERVICE, id)
    await notify(tx, call, after.userId, {
      kind: 'service-price-changes',
      ...serviceFacts(after),
      ...{ oldPrice: service.price, newPrice: price, from: expiresAt, reason },
    })
    const logged = { ...after, reason }
    await recordChange(tx, call, 'services.setPrice', held, logged)
    return after
  })
