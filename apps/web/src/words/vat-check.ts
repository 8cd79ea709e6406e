import type { Account } from '@hostfront/contract/accounts'
import { vatCheckState } from '@hostfront/domain/tax/vat-check-rules'
import { isVatNumberOf } from '@hostfront/domain/tax/vat-number'
import { formatDay } from './dates.ts'
import { receipt } from './stood-on.ts'

type Numbered = Pick<Account, 'country' | 'taxId' | 'vatCheck'>

/** For the team, what is known of a client's VAT number; null where they have none of the EU. */
export function vatCheckWords(account: Numbered): string | null {
  const { country, taxId, vatCheck } = account
  if (country === null || !isVatNumberOf(country, taxId)) return null
  const day = vatCheck && formatDay(vatCheck.at)
  switch (vatCheckState(account)) {
    case 'not-checked':
      return 'Not checked'
    case 'valid':
      return [`Valid by VIES on ${day}`, vatCheck?.name, receipt(vatCheck?.consultation)]
        .filter(Boolean)
        .join(', ')
    case 'invalid':
      return `VIES did not have it on ${day}: new orders and invoices are taxed`
    case 'unavailable':
      return `VIES did not answer on ${day}: it counts as it is written`
  }
}
