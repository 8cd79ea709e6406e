import type { RefusalCode } from '@hostfront/contract/refusals'
import type { Currency } from '@hostfront/domain/money/money'
import type { FormFailure } from '../ui/use-schema-form.ts'
import { asRefusal, explain } from '../words/explain.ts'

/** The field that a refusal is about, by its code. */
export type RefusedFields = { readonly [Code in RefusalCode]?: string }

/** What a call threw, said at the field that it is about, or above the button. */
export function formFailure(
  error: unknown,
  currency: Currency,
  fields: RefusedFields,
): FormFailure {
  const code = asRefusal(error)?.code
  return { message: explain(error, currency), field: code && fields[code] }
}
