import type { Discount } from '@hostfront/contract/vouchers'
import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { type Quote, quoteOrder } from '@hostfront/domain/orders/quote'
import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import type { Tax, TaxedBuyer } from '@hostfront/domain/tax/tax-for'
import type { TaxTerms } from '@hostfront/domain/tax/tax-terms'
import type { PublicPlan } from '../../host/plans.ts'
import { taxToday } from '../../parts/tax-today.ts'
import type { OrderFields } from './order-draft.ts'
import type { Buyer } from './stated-buyer.ts'

interface Terms {
  readonly plan: PublicPlan
  readonly fields: Pick<OrderFields, 'billingCycle'>
  /** What has a price beside the plan. */
  readonly options: readonly Pick<ChosenOption, 'pricePerMonth'>[]
  readonly tax: TaxTerms
}

/** What the form asks for costs this person, by the rules the shop itself applies. */
export const orderTotal = (
  { plan, fields, options, tax }: Terms,
  voucher: Discount | null,
): Quote =>
  quoteOrder({
    price: plan.price,
    billingCycle: fields.billingCycle,
    options,
    voucher,
    ...tax,
  })

/** The tax of whom the invoice will name. `vatCheck`: what the account's number was found to be. */
export const buyerTax = (
  settings: Pick<PublicSettings, 'tax'>,
  fields: Pick<OrderFields, 'isCompany'>,
  { country, isCompany, taxId }: Buyer,
  vatCheck: TaxedBuyer['vatCheck'],
): Tax =>
  taxToday(settings.tax, {
    country: country || null,
    // A profile without a company may still have one; who says here that it is for none takes it away.
    taxId: isCompany || fields.isCompany !== false ? taxId : null,
    vatCheck,
  })
