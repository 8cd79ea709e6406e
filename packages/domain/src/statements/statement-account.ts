import * as z from 'zod/mini'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { CsvMapping } from './csv-mapping.ts'

/** An account that statements are of, as it was set up once. */
export const StatementAccount = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** How its payments came. */
  method: PaymentMethodId,
  /** How its CSV files are written; null where it has none. */
  mapping: z.nullable(CsvMapping),
})
export type StatementAccount = z.infer<typeof StatementAccount>

/** So many are remembered, the last one first. */
const MOST_ACCOUNTS = 20

export const StatementAccounts = z.array(StatementAccount).check(z.maxLength(MOST_ACCOUNTS))

/** With this one as the last; what is known of it already stays where a file of another kind says nothing of it. */
export function withAccount(
  accounts: readonly StatementAccount[],
  { name, method, mapping }: StatementAccount,
): StatementAccount[] {
  const known = accounts.find((one) => one.name === name)
  const others = accounts.filter((one) => one.name !== name)
  const last = { name, method, mapping: mapping ?? known?.mapping ?? null }
  return [last, ...others].slice(0, MOST_ACCOUNTS)
}
