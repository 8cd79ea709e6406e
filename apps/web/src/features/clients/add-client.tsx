import type { Client } from '@hostfront/contract/clients'
import { NewClient } from '@hostfront/domain/accounts/new-client'
import type * as z from 'zod/mini'
import { useCapabilities } from '../../host/capabilities.ts'
import { useSettings } from '../../host/settings.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { countryChoices } from '../../words/countries.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

interface AddClientProps {
  onAdded: (client: Client) => void
  onClose: () => void
}

const REFUSED_FIELDS = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
} as const

/** Opens an account for a client: where mail is sent they choose its password themselves. Mount it to open it. */
export function AddClient({ onAdded, onClose }: AddClientProps) {
  const { mail } = useCapabilities()
  const { minPasswordLength } = useSettings()
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => NewClient,
    read: (data) => ({ ...Object.fromEntries(data), country: data.get('country') || null }),
    send: (typed: z.output<typeof NewClient>) =>
      act(async (api) => onAdded(await api.clients.add(typed)), 'Client added', REFUSED_FIELDS),
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Add a client"
      description={
        mail
          ? 'They get a mail with a link to choose a password.'
          : 'Tell them the password yourself: this shop sends no mail.'
      }
      form={form}
      confirm="Add client"
      onClose={onClose}
    >
      <TextField label="Name" name="name" autoComplete="off" error={issueSentence(errors.name)} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={issueSentence(errors.email)}
      />
      <SelectField label="Country" name="country" error={issueSentence(errors.country)}>
        <option value="">Not known</option>
        {countryChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {mail ? null : (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters.`}
          error={issueSentence(errors.password)}
        />
      )}
    </FormDialog>
  )
}
