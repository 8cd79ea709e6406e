import { RegistrationForm } from '@hostfront/domain/accounts/credentials'
import { atLeast } from '../../host/at-least.ts'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { troubleOf } from './trouble-of.ts'

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { currency, minPasswordLength } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => RegistrationForm,
    send: createAccount,
  })

  async function createAccount({
    name,
    email,
    password,
  }: RegistrationForm): Promise<FormTrouble | null> {
    try {
      const { api, minimumBusy } = await openHost()
      await atLeast(minimumBusy.register, api.accounts.register({ name, email, password }))
      void toast('Registration successful! Please login.')
      onRegistered()
      return null
    } catch (error) {
      return troubleOf(error, currency)
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Full name"
        autoComplete="name"
        error={issueSentence(errors.name)}
        name="name"
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={issueSentence(errors.email)}
        name="email"
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters.`}
        error={issueSentence(errors.password)}
        name="password"
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={issueSentence(errors.confirmPassword)}
        name="confirmPassword"
      />
      {problem ? <FormError>{problem}</FormError> : null}
      <BusyButton type="submit" isBusy={isSending}>
        {isSending ? 'Creating account...' : 'Create account'}
      </BusyButton>
    </form>
  )
}
