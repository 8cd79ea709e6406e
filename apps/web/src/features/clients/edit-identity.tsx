import type { Client } from '@hostfront/contract/clients'
import { ADDRESS_MAX, TAX_ID_MAX } from '@hostfront/domain/accounts/user'
import { useState } from 'react'
import { identityOf } from '../../parts/account-identity.ts'
import { changedFields } from '../../parts/changed-fields.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { countryChoices } from '../../words/countries.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { IdentityForm } from './identity-form.ts'

interface EditIdentityProps {
  client: Client
  onClose: () => void
}

/** Whom a client's invoices name from now on. Mount it to open it. */
export function EditIdentity({ client: { account }, onClose }: EditIdentityProps) {
  const act = useAct()
  // What was shown: the client may change something of it meanwhile.
  const [shown] = useState(() => identityOf(account))
  const form = useSchemaForm({
    loadSchema: () => IdentityForm,
    send: async (typed: IdentityForm) => {
      const changed = changedFields(shown, typed)
      if (Object.keys(changed).length === 0) return null
      return act(
        ({ clients }) => clients.update({ ...changed, id: account.id }),
        'Billing details saved',
        { TAX_ID_INVALID: 'taxId' },
      )
    },
    onDone: onClose,
  })
  const { errors } = form
  const field = (name: keyof IdentityForm, label: string, maxLength: number, hint?: string) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      maxLength={maxLength}
      defaultValue={shown[name]}
      error={issueSentence(errors[name])}
      hint={hint}
    />
  )
  return (
    <FormDialog
      title="Billing details"
      description={`Of ${account.name}, for invoices from now on. What was issued stays as it is.`}
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {field('company', 'Company', 120)}
        {field('taxId', 'Tax ID', TAX_ID_MAX, 'VAT number with its country, or ICE.')}
      </div>
      {field('street', 'Street', ADDRESS_MAX.street)}
      <div className="grid gap-5 sm:grid-cols-2">
        {field('postcode', 'Postcode', ADDRESS_MAX.postcode)}
        {field('town', 'Town', ADDRESS_MAX.town)}
      </div>
      <SelectField
        label="Country"
        name="country"
        defaultValue={shown.country}
        error={issueSentence(errors.country)}
      >
        <option value="">Not stated</option>
        {countryChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
