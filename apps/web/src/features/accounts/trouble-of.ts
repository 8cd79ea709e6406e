import type { Currency } from '@hostfront/domain/money/money'
import type { FormTrouble } from '../../ui/use-schema-form.ts'
import { asRefusal, explain } from '../../words/explain.ts'

/** The refusals that are about one field of a form here. */
const FIELDS: Readonly<Record<string, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
  SECOND_FACTOR_WRONG: 'code',
}

/** What stood against a form, said at its field where it is about one. */
export function troubleOf(error: unknown, currency: Currency): FormTrouble {
  return { message: explain(error, currency), field: FIELDS[asRefusal(error)?.code ?? ''] }
}
