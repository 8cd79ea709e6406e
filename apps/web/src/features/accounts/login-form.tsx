import type { Credentials } from '@hostfront/domain/accounts/credentials'
import { entersPanel } from '@hostfront/domain/accounts/team-role'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { atLeast } from '../../host/at-least.ts'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { knownEmail } from '../../parts/known-email.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { CodeField } from './code-field.tsx'
import { type EmailField, EmailLink } from './email-link.tsx'
import { findFailure, loadChecks } from './form-parts.ts'

const loadCredentials = async () =>
  (await import('@hostfront/domain/accounts/credentials')).Credentials
const loadWithCode = async () => (await import('./credentials-with-code.ts')).CredentialsWithCode

/** Signs in; the page around it sees the new session and leads on. Accounts with a second factor are asked for a code next. */
export function LoginForm({ email }: { email: EmailField }) {
  const { currency } = useSettings()
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => loadChecks(isCodeAsked ? loadWithCode : loadCredentials),
    send: signIn,
  })

  async function signIn(credentials: Credentials & { code?: string }): Promise<FormFailure | null> {
    try {
      const { api, minimumBusy } = await openHost()
      const account = await atLeast(minimumBusy.login, api.accounts.login(credentials))
      await refreshSession()
      void toast(entersPanel(account) ? 'Admin login successful!' : 'Login successful!')
      return null
    } catch (error) {
      const failure = await findFailure(error, currency)
      if (isCodeAsked || failure.code !== 'SECOND_FACTOR_REQUIRED') return failure
      setIsCodeAsked(true)
      return null
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        ref={email}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={issueSentence(errors.email)}
        name="email"
        defaultValue={knownEmail(useLocation().state)}
      />
      <div className="@container relative">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={issueSentence(errors.password)}
          name="password"
        />
        {/* On the line of the label, where both have room: after the field for who tabs through. */}
        <p className="end-0 top-0 text-[0.9375rem] @max-3xs:mt-2 @3xs:absolute">
          <EmailLink to="/forgot-password" field={email}>
            Forgot password?
          </EmailLink>
        </p>
      </div>
      {isCodeAsked ? <CodeField error={issueSentence(errors.code)} /> : null}
      {problem ? <FormError>{problem}</FormError> : null}
      <BusyButton type="submit" isBusy={isSending}>
        {isSending ? 'Signing in...' : 'Sign In'}
      </BusyButton>
    </form>
  )
}
