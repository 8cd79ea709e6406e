import { addDays } from '@hostfront/domain/add-days'
import { checkedWithin } from '@hostfront/domain/payments/checked-within'
import type { SignedInCall } from '../call/context.ts'

const DAYS = 90
const MOST = 200

/** How soon the latest 200 payments that customers told of in the last 90 days were checked. */
export function howSoonChecked(call: SignedInCall): Promise<{ seconds: number | null }> {
  return call.store.read(async (tx) => {
    const { items } = await tx.declarations.list({
      where: {
        state: { in: ['approved', 'rejected'] },
        createdAt: { gte: addDays(call.now(), -DAYS) },
      },
      limit: MOST,
    })
    return { seconds: checkedWithin(items) }
  })
}
