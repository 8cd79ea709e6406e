import type { Discount } from '@hostfront/contract/vouchers'
import { type Quote, quoteOrder, taxFor } from '@hostfront/domain/orders/quote'
import type { PublicPlan } from '../../host/plans.ts'
import type { PublicSettings } from '../../host/settings.ts'
import type { OrderFields } from './order-draft.ts'

interface Terms {
  readonly plan: PublicPlan
  readonly fields: Pick<OrderFields, 'billingCycle' | 'backup'>
  /** Empty while nobody has said. */
  readonly country: string
  readonly settings: Pick<PublicSettings, 'tax'>
}

/** What the form asks for costs this person, by the rules the shop itself applies. */
export const orderTotal = (
  { plan, fields, country, settings }: Terms,
  voucher: Discount | null,
): Quote =>
  quoteOrder({
    price: plan.price,
    billingCycle: fields.billingCycle,
    backup: fields.backup,
    voucher,
    taxBasisPoints: taxFor(settings.tax, country || null),
  })
