import { Profile } from '@hostfront/domain/accounts/profile'
import { useMemo } from 'react'
import type { Account } from '../../host/host.ts'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { type Choice, countryChoices } from '../../words/countries.ts'
import { explain } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { languageChoices } from '../../words/languages.ts'

/** What people tell about themselves. */
export function ProfileForm({ account }: { account: Account }) {
  const { currency } = useSettings()
  const countries = useMemo(countryChoices, [])
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => Profile,
    send: save,
  })

  async function save(profile: Profile): Promise<FormTrouble | null> {
    try {
      const { api } = await openHost()
      await api.accounts.updateProfile(profile)
      void toast('Profile saved')
      return null
    } catch (error) {
      return { message: explain(error, currency) }
    }
  }

  return (
    <form {...form} className="flex max-w-prose flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          error={issueSentence(errors.name)}
          name="name"
          defaultValue={account.name}
        />
        <SelectField
          label="Country"
          autoComplete="country"
          error={issueSentence(errors.country)}
          name="country"
          defaultValue={account.country ?? ''}
        >
          <option value="">Not stated</option>
          <Options choices={countries} />
        </SelectField>
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={issueSentence(errors.phone)}
          name="phone"
          defaultValue={account.phone ?? ''}
        />
        <TextField
          label="Company"
          autoComplete="organization"
          error={issueSentence(errors.company)}
          name="company"
          defaultValue={account.company ?? ''}
        />
        <SelectField
          label="Language"
          hint="In which you would like to be written to."
          error={issueSentence(errors.locale)}
          name="locale"
          defaultValue={account.locale ?? ''}
        >
          <option value="">No preference</option>
          <Options choices={languageChoices(account.locale)} />
        </SelectField>
      </div>
      <FormEnd problem={problem} isSending={isSending}>
        Save profile
      </FormEnd>
    </form>
  )
}

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
