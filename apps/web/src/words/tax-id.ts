import type { TaxIdProblem } from '@hostfront/domain/tax/tax-id-problem'

/** What is wrong with a tax id, at its field. */
export const TAX_ID_SENTENCES: Record<TaxIdProblem, string> = {
  VAT_NUMBER_INVALID: 'Please check this VAT number: its digits are not those of one.',
  ICE_INVALID: 'Please check this ICE: it has 15 digits, and the last two follow from the others.',
}
