import type { RegistrationForm } from '@hostfront/domain/accounts/credentials'
import { atLeast } from '../../host/at-least.ts'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ConsentLine } from '../../parts/consent-line.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { findFailure, loadChecks } from './form-parts.ts'

const loadForm = async () =>
  (await import('@hostfront/domain/accounts/credentials')).RegistrationForm

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { currency, minPasswordLength } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => loadChecks(loadForm),
    send: createAccount,
  })

  async function createAccount({
    name,
    email,
    password,
  }: RegistrationForm): Promise<FormFailure | null> {
    try {
      const { api, minimumBusy } = await openHost()
      await atLeast(minimumBusy.register, api.accounts.register({ name, email, password }))
      void toast('Registration successful! Please login.')
      onRegistered(email)
      return null
    } catch (error) {
      return findFailure(error, currency)
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
      <ConsentLine action="register" />
      {problem ? <FormError>{problem}</FormError> : null}
      <BusyButton type="submit" isBusy={isSending}>
        {isSending ? 'Creating account...' : 'Create account'}
      </BusyButton>
    </form>
  )
}
