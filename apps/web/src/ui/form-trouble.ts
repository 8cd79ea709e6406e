import type { RefusalCode } from '@hostfront/contract/refusals'
import type { Currency } from '@hostfront/domain/money/money'
import { asRefusal, explain } from '../words/explain.ts'
import type { FormTrouble } from './use-schema-form.ts'

/** The field that a refusal is about, by its code. */
export type RefusedFields = { readonly [Code in RefusalCode]?: string }

/** What a call threw, said at the field that it is about, or above the button. */
export function formTrouble(
  error: unknown,
  currency: Currency,
  fields: RefusedFields,
): FormTrouble {
  const code = asRefusal(error)?.code
  return { message: explain(error, currency), field: code && fields[code] }
}
