import type { User } from '@hostfront/domain/accounts/user'
import { taxIdProblem } from '@hostfront/domain/tax/tax-id'
import { refused } from '../call/refused.ts'

type Taxed = Pick<User, 'country' | 'taxId'>

/** Refuses a tax id that is none in its country with TAX_ID_INVALID; what was stored before ids were checked stays. */
export function checkTaxId({ country, taxId }: Taxed, before: Taxed): void {
  if (country === before.country && taxId === before.taxId) return
  const problem = taxIdProblem(country, taxId)
  if (problem) throw refused('TAX_ID_INVALID', { problem })
}
