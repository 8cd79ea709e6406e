import { Credentials } from '@hostfront/domain/accounts/credentials'
import { atLeast } from '../../host/at-least.ts'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { explain } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

/** Signs in; the page around it sees the new session and leads on. */
export function LoginForm() {
  const { currency } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => Credentials,
    send: signIn,
  })

  async function signIn(credentials: Credentials): Promise<FormTrouble | null> {
    try {
      const { api, minimumBusy } = await openHost()
      const account = await atLeast(minimumBusy.login, api.accounts.login(credentials))
      await refreshSession()
      void toast(account.role === 'admin' ? 'Admin login successful!' : 'Login successful!')
      return null
    } catch (error) {
      return { message: explain(error, currency) }
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
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
        autoComplete="current-password"
        error={issueSentence(errors.password)}
        name="password"
      />
      {problem ? <FormError>{problem}</FormError> : null}
      <Button type="submit" disabled={isSending}>
        {isSending ? <Spinner /> : null}
        {isSending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
