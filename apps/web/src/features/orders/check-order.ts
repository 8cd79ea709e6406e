import { chosenOptions } from '@hostfront/domain/options/chosen-options'
import type { OfferedOption } from '@hostfront/domain/options/order-option'
import { OrderForm } from '@hostfront/domain/orders/order-form'
import type { PublicPlan } from '../../host/plans.ts'
import type { OrderFields } from './order-draft.ts'

/** A field of the form by its `name`: that of an order option is `options.` and its id. */
export type FieldName = Exclude<keyof OrderFields, 'options'> | `options.${string}`

export type OrderErrors = { readonly [Name in FieldName]?: string | undefined }

type Typed = Omit<OrderFields, 'country'> & { readonly country: string }

interface Terms {
  readonly plan: PublicPlan
  readonly options: readonly OfferedOption[]
  readonly isSignedIn: boolean
}

/**
 * What can be sent, or what is wrong, by field. A visitor is not asked for the country before the login:
 * their profile may know it.
 */
export function checkOrder(
  typed: Typed,
  { plan, options, isSignedIn }: Terms,
): { readonly form: OrderForm | null; readonly errors: OrderErrors } {
  const parsed = OrderForm.safeParse(typed)
  const chosen = chosenOptions(plan, options, parsed.data?.options ?? typed.options)
  if (parsed.success && chosen.ok) return { form: parsed.data, errors: {} }
  const { country, ...others } = {
    ...(parsed.success ? {} : issuesOf(parsed.error.issues)),
    ...(chosen.ok
      ? {}
      : Object.fromEntries(
          chosen.refusal.map(({ option, problem }) => [`options.${option}`, problem]),
        )),
  }
  return { form: null, errors: isSignedIn && country ? { ...others, country } : others }
}

/** The first issue of each field. */
function issuesOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): OrderErrors {
  return Object.fromEntries<string>(
    issues.map(({ path, message }) => [path.slice(0, 2).join('.'), message] as const).reverse(),
  )
}

const BELOW = ['serverName', 'country'] as const

/** The first field to fix; the voucher where nothing else is wrong. The options are in their order. */
export function firstWrong(errors: OrderErrors, options: readonly OfferedOption[]): FieldName {
  const fromAbove = [
    'planId',
    ...options.map(({ id }) => `options.${id}` as const),
    ...BELOW,
  ] as const
  return fromAbove.find((field) => errors[field]) ?? 'voucherCode'
}
