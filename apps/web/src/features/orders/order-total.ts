import type { Discount } from '@hostfront/contract/vouchers'
import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { type Quote, quoteOrder, taxFor } from '@hostfront/domain/orders/quote'
import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import type { PublicPlan } from '../../host/plans.ts'
import type { OrderFields } from './order-draft.ts'

interface Terms {
  readonly plan: PublicPlan
  readonly fields: Pick<OrderFields, 'billingCycle'>
  /** What has a price beside the plan. */
  readonly options: readonly Pick<ChosenOption, 'pricePerMonth'>[]
  /** Empty while nobody has said. */
  readonly country: string
  readonly settings: Pick<PublicSettings, 'tax'>
}

/** What the form asks for costs this person, by the rules the shop itself applies. */
export const orderTotal = (
  { plan, fields, options, country, settings }: Terms,
  voucher: Discount | null,
): Quote =>
  quoteOrder({
    price: plan.price,
    billingCycle: fields.billingCycle,
    options,
    voucher,
    taxBasisPoints: taxFor(settings.tax, country || null),
  })
