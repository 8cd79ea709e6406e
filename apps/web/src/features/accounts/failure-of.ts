import type { RefusalCode } from '@hostfront/contract/refusals'
import type { Currency } from '@hostfront/domain/money/money'
import type { FormFailure } from '../../ui/use-schema-form.ts'
import { asRefusal, explain } from '../../words/explain.ts'

/** The refusals that are about one field of a form here. */
const FIELDS: Readonly<Record<string, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
  SECOND_FACTOR_WRONG: 'code',
}

export interface AccountFailure extends FormFailure {
  /** Of the refusal; none of a fault. */
  readonly code: RefusalCode | undefined
}

/** Why a form was refused, said at its field where it is about one. */
export function failureOf(error: unknown, currency: Currency): AccountFailure {
  const code = asRefusal(error)?.code
  return { code, message: explain(error, currency), field: FIELDS[code ?? ''] }
}
