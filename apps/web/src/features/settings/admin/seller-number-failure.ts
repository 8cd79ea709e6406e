import type { SettingsForm } from '@hostfront/domain/settings/settings-form'
import { sellerIdProblem } from '@hostfront/domain/tax/tax-id'
import type { FormFailure } from '../../../ui/use-schema-form.ts'
import { TAX_ID_SENTENCES } from '../../../words/tax-id.ts'

/** What is wrong with a number of the seller, at its field; one that is left as it was is not held against the form. */
export function sellerNumberFailure(
  { tax: changed = {} }: SettingsForm,
  { tax: typed = {} }: SettingsForm,
): FormFailure | null {
  const isOfVat = 'vatId' in changed || 'sellerCountry' in changed
  const found = sellerIdProblem(typed.sellerCountry ?? '', {
    vatId: (isOfVat && typed.vatId) || '',
    iceId: changed.iceId ?? '',
  })
  return found && { field: `tax.${found.field}`, message: TAX_ID_SENTENCES[found.problem] }
}
