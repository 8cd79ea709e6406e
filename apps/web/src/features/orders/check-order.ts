import { chosenOptions } from '@hostfront/domain/options/chosen-options'
import type { OfferedOption } from '@hostfront/domain/options/order-option'
import { addressGaps } from '@hostfront/domain/orders/company-gaps'
import { OrderForm } from '@hostfront/domain/orders/order-form'
import { taxIdProblem } from '@hostfront/domain/tax/tax-id'
import type { PublicPlan } from '../../host/plans.ts'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import type { OrderFields } from './order-draft.ts'
import { type Buyer, statedBuyer } from './stated-buyer.ts'

/** Fields of the second step, from above. */
const OF_PAYMENT = [
  'email',
  'name',
  'password',
  'code',
  'country',
  'company',
  'taxId',
  'street',
  'postcode',
  'town',
  'voucherCode',
] as const

/** A field of the form by its `name`: that of an order option is `options.` and its id. */
export type FieldName = 'planId' | 'serverName' | (typeof OF_PAYMENT)[number] | `options.${string}`

export type OrderErrors = { readonly [Name in FieldName]?: string | undefined }

/** What is in the form; `paymentMethod` is the one that is shown as chosen. */
type Typed = Pick<
  OrderFields,
  'planId' | 'billingCycle' | 'options' | 'serverName' | 'voucherCode' | 'isCompany'
> & { readonly paymentMethod: string; readonly buyer: Buyer }

interface Terms {
  readonly plan: PublicPlan
  readonly options: readonly OfferedOption[]
  /** Not before a login: the profile may know it. */
  readonly asksCountry: boolean
}

/** What can be sent, or what is wrong, by field. */
export function checkOrder(
  { buyer, ...typed }: Typed,
  { plan, options, asksCountry }: Terms,
): { readonly form: OrderForm | null; readonly errors: OrderErrors } {
  const parsed = OrderForm.safeParse({
    planId: typed.planId,
    billingCycle: typed.billingCycle,
    options: typed.options,
    serverName: typed.serverName,
    paymentMethod: typed.paymentMethod,
    voucherCode: typed.voucherCode,
    country: buyer.country,
    ...statedBuyer(typed, buyer),
  })
  const chosen = chosenOptions(plan, options, parsed.data?.options ?? typed.options)
  const ofBuyer = buyerErrors(buyer)
  const isBuyerRight = Object.keys(ofBuyer).length === 0
  if (parsed.success && chosen.ok && isBuyerRight) return { form: parsed.data, errors: {} }
  const { country, ...others } = {
    ...(parsed.success ? {} : issuesOf(parsed.error.issues)),
    ...(chosen.ok
      ? {}
      : Object.fromEntries(
          chosen.refusal.map(({ option, problem }) => [`options.${option}`, problem]),
        )),
    ...ofBuyer,
  } satisfies OrderErrors
  return { form: null, errors: asksCountry && country ? { ...others, country } : others }
}

/** A company is named with its address, and by a tax id that is one. */
function buyerErrors({ country, isCompany, ...buyer }: Buyer): OrderErrors {
  if (!isCompany) return {}
  // Who has ticked that it is for a company has to name it, too.
  const missing = [...(buyer.company.trim() ? [] : ['company']), ...addressGaps(buyer)]
  const problem = taxIdProblem(country || null, buyer.taxId)
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'REQUIRED'])),
    ...(problem ? { taxId: problem } : {}),
  }
}

/** The first issue of each field. */
export function issuesOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): OrderErrors {
  return Object.fromEntries<string>(
    issues.map(({ path, message }) => [path.slice(0, 2).join('.'), message] as const).reverse(),
  )
}

/** Whether a field is on the first step of the two. */
export const isOfServer = (field: FieldName): boolean =>
  !OF_PAYMENT.some((other) => other === field)

/** What is wrong on the first step. */
export const ofServer = (errors: OrderErrors): OrderErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => isOfServer(field as FieldName)))

/** All that is asked, from above. The options are in their order. */
const fromAbove = (options: readonly OfferedOption[]): FieldName[] => [
  'planId',
  'serverName',
  ...options.map(({ id }) => `options.${id}` as const),
  ...OF_PAYMENT,
]

/** The first field to fix; the voucher where nothing else is wrong. */
export const firstWrong = (errors: OrderErrors, options: readonly OfferedOption[]): FieldName =>
  fromAbove(options).find((field) => errors[field]) ?? 'voucherCode'

/** The labels of what is to be filled in or mended, from above. */
export function markedFields(errors: OrderErrors, options: readonly OfferedOption[]): string[] {
  const labels: Readonly<Record<string, string>> = {
    ...ORDER_FIELDS,
    ...Object.fromEntries(options.map(({ id, label }) => [`options.${id}`, label])),
  }
  return fromAbove(options).flatMap((field) => (errors[field] && labels[field]) || [])
}
