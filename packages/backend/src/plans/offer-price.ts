/** A plan gets another price: for new orders at once, and for services that run from a day on that their customers are told. */
import { quoteOrder } from '@hostfront/domain/orders/quote'
import type { Plan } from '@hostfront/domain/plans/plan'
import { isEnoughNotice, type NewPrice } from '@hostfront/domain/services/new-price'
import { STATES_TO_RENEW } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { readSettings } from '../settings/read-settings.ts'

interface Offered {
  readonly id: string
  readonly price: number
  readonly from: string
}

const PAGE = 200

/**
 * Answers how many services were told. Each has a transaction of its own: sent again after a fault it tells those that are
 * left, and nobody twice.
 */
export async function offerPrice(
  call: SignedInCall,
  { id: planId, price, from }: Offered,
): Promise<{ plan: Plan; told: number }> {
  const plan = await changePrice(call, { id: planId, price, from })
  const where = { planId, status: { in: STATES_TO_RENEW } } as const
  const pages = readPages((after) =>
    call.store.read((tx) => tx.services.list({ where, order: 'oldest', limit: PAGE, after })),
  )
  let told = 0
  for await (const services of pages) {
    for (const { id } of services) {
      const isTold = await call.store.transaction((tx) =>
        offer(tx, call, { id, planId, price, from }),
      )
      if (isTold) told++
    }
  }
  return { plan, told }
}

const changePrice = (call: SignedInCall, { id, price, from }: Offered): Promise<Plan> =>
  call.store.transaction(async (tx) => {
    const { billing } = await readSettings(tx)
    const days = billing.priceNoticeDays
    if (!isEnoughNotice(from, days, call.now())) throw refused('NOTICE_TOO_SHORT', { days })
    const before = await tx.plans.get(id, { lock: true })
    const after = before && (await tx.plans.update(id, { price }))
    if (!after) throw refused('NOT_FOUND')
    const logged = { ...after, from }
    await recordChange(tx, call, 'plans.offerPrice', before, logged)
    return after
  })

/** What is free stays free, and what has been cancelled ends before it would cost anything more. */
async function offer(
  tx: Tx,
  call: SignedInCall,
  { id, planId, price, from }: Offered & { readonly planId: string },
): Promise<boolean> {
  const service = await tx.services.get(id, { lock: true })
  const runs = service && STATES_TO_RENEW.some((status) => status === service.status)
  if (!runs || service.planId !== planId || service.price === 0 || service.cancelledAt !== null) {
    return false
  }
  const next = priceOf(service, { price, from })
  const known = service.newPrice
  if (known?.price === next?.price && known?.from === next?.from) return false
  const { status } = service
  const after = await tx.services.update(id, { newPrice: next }, { status, planId })
  if (!after) throw new StoreError('conflict', 'services.newPrice')
  if (!next) return false
  await notify(tx, call, service.userId, {
    kind: 'service-price-changes',
    ...serviceFacts(service),
    oldPrice: service.price,
    ...{ newPrice: next.price, from },
  })
  return true
}

/** With the discount of its cycle, and its options at the prices of then; null where it costs that already. */
function priceOf(
  { billingCycle, options, price: now }: Service,
  offered: NewPrice,
): NewPrice | null {
  const { perMonth } = quoteOrder({
    ...{ price: offered.price, billingCycle, options },
    ...{ voucher: null, taxBasisPoints: 0 },
  })
  return perMonth === now ? null : { price: perMonth, from: offered.from }
}
