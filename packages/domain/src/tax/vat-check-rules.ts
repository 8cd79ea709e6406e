/** What a check of a VAT number means for the tax. Without schemas: order forms ask it, too. */
import type { ViesChoice } from './tax-rules.ts'
import type { StoodOn, VatCheck, VatCheckState } from './vat-check.ts'
import { isVatNumberOf, tidyTaxId } from './vat-number.ts'

interface Numbered {
  readonly taxId: string | null
  readonly vatCheck: VatCheck | null
}

/** What is known of the number that stands there now. A check of another number says nothing of it. */
export function vatCheckState({ taxId, vatCheck }: Numbered): VatCheckState | 'not-checked' {
  return vatCheck !== null && vatCheck.number === tidyTaxId(taxId ?? '')
    ? vatCheck.state
    : 'not-checked'
}

/** Whether VIES is asked: always, never, or by itself where the seller has a VAT number to ask by. */
export const asksVies = ({
  vies,
  sellerCountry,
  vatId,
}: {
  readonly vies: ViesChoice
  readonly sellerCountry: string
  readonly vatId: string
}): boolean => vies === 'on' || (vies === 'auto' && isVatNumberOf(sellerCountry, vatId))

const DAY = 86_400_000
/** After so many days the next invoice has a number checked again; one that was not found, or not answered for, sooner. */
export const RECHECK_DAYS: { readonly [State in VatCheckState]: number } = {
  valid: 30,
  invalid: 1,
  unavailable: 1,
}

/** So often a day VIES is asked for one account: who tries out numbers is not to use up what the shop may ask, or the team's patience. */
export const VAT_CHECKS_A_DAY = 5

/** Whether `number` is to be checked at `now` (ISO, UTC). */
export function isVatCheckDue(check: VatCheck | null, number: string, now: string): boolean {
  if (check === null || check.number !== number) return true
  return Date.parse(now) - Date.parse(check.at) >= RECHECK_DAYS[check.state] * DAY
}

/** What is kept once VIES was asked: that it has not answered takes back nothing that it has said of the same number. */
export function afterVatCheck(before: VatCheck | null, now: VatCheck): VatCheck {
  const hasSaid = before !== null && before.number === now.number && before.state !== 'unavailable'
  return now.state === 'unavailable' && hasSaid ? before : now
}

/** Whether the team has to be told: a number of which nobody knew so far that VIES does not have it. */
export const isNewlyInvalid = (before: VatCheck | null, after: VatCheck): boolean =>
  after.state === 'invalid' && !(before?.number === after.number && before.state === 'invalid')

/** What an invoice keeps of the check that it stands on; null where the number was not checked. */
export function stoodOn(buyer: Numbered): StoodOn | null {
  if (buyer.vatCheck === null || vatCheckState(buyer) === 'not-checked') return null
  const { number, state, at, consultation } = buyer.vatCheck
  return { number, state, at, consultation }
}
