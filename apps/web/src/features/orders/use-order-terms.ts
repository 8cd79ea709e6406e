import { COINS } from '@hostfront/domain/payments/coins'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { vatCheckState } from '@hostfront/domain/tax/vat-check-rules'
import type { Account } from '../../host/host.ts'
import { useOrderOptions } from '../../host/order-options.ts'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { askedOptions, pricedChoices } from './asked-options.ts'
import type { OrderFields } from './order-draft.ts'
import { buyerTax, orderTotal } from './order-total.ts'
import { shownBuyer } from './stated-buyer.ts'
import { useVoucher } from './use-voucher.ts'

/** What the shop has for what is in the form, and what that costs this person. */
export function useOrderTerms(fields: OrderFields, account: Account | null) {
  const settings = useSettings()
  const plans = usePlans()
  const options = useOrderOptions()
  const plan = plans.find(({ id }) => id === fields.planId) ?? null
  const buyer = shownBuyer(fields, account)
  const { country } = buyer
  const shown = askedOptions(plan, options, fields.options)
  const priced = pricedChoices(shown)
  const vatCheck = account?.vatCheck ?? null
  const tax = buyerTax(settings, fields, buyer, vatCheck)
  const terms = plan ? { plan, fields, options: priced, tax } : null
  const voucher = useVoucher(
    terms && { planId: terms.plan.id, amount: orderTotal(terms, null).beforeVoucher },
    fields.voucherCode.trim(),
  )
  const quote = terms && orderTotal(terms, voucher.discount)
  const balance = account?.coins ?? null
  const isCovered = balance !== null && quote !== null && balance >= quote.amountDue
  const offered = offeredMethods(settings.paymentMethods, country || null)
  // Once one says where money goes, nobody is led to one that is only there to be tried.
  const suggested =
    offered.find(({ instructions }) => instructions !== TRIAL_INSTRUCTIONS) ?? offered[0]
  const isWishFit = [COINS, ...offered.map(({ id }) => id)].includes(fields.paymentMethod ?? '')
  const wished = isWishFit ? fields.paymentMethod : null
  const paymentMethod = wished ?? (isCovered ? COINS : (suggested?.id ?? COINS))
  return {
    settings,
    plans,
    options,
    plan,
    buyer,
    /** VIES does not have the number that stands there. */
    isRefuted: vatCheckState({ taxId: buyer.taxId, vatCheck }) === 'invalid',
    ...shown,
    priced,
    terms,
    voucher,
    quote,
    tax,
    balance,
    offered,
    paymentMethod,
  }
}
