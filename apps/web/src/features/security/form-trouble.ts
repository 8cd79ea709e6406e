import type { RefusalCode } from '@hostfront/contract/refusals'
import type { Currency } from '@hostfront/domain/money/money'
import type { FormTrouble } from '../../ui/use-schema-form.ts'
import { asRefusal, explain } from '../../words/explain.ts'

/** What a call threw, said at the field that it is about, or above the button. */
export function formTrouble(
  error: unknown,
  currency: Currency,
  fields: { readonly [Code in RefusalCode]?: string },
): FormTrouble {
  const code = asRefusal(error)?.code
  return { message: explain(error, currency), field: code && fields[code] }
}
