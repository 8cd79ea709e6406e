import { openHost } from '../../host/open-host.ts'
import { renewSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { formTrouble } from '../../ui/form-trouble.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ChangePasswordForm } from './change-password-form.ts'
import { useSessions } from './use-sessions.ts'

const REFUSED_FIELDS = {
  PASSWORD_WRONG: 'currentPassword',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
} as const

/** `email` tells a password keeper whose password it is. */
export function ChangePassword({ email }: { email: string }) {
  const { currency, minPasswordLength } = useSettings()
  const sessions = useSessions()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => ChangePasswordForm,
    send: change,
  })

  async function change(
    { currentPassword, password }: ChangePasswordForm,
    sent: HTMLFormElement,
  ): Promise<FormTrouble | null> {
    try {
      const { api } = await openHost()
      await renewSession(() => api.accounts.changePassword({ currentPassword, password }))
      sent.reset()
      void sessions.refetch()
      void toast('Password changed')
      return null
    } catch (error) {
      return formTrouble(error, currency, REFUSED_FIELDS)
    }
  }

  return (
    <form {...form} className="flex max-w-[28rem] flex-col gap-5">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={issueSentence(errors.currentPassword)}
        name="currentPassword"
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters.`}
        error={issueSentence(errors.password)}
        name="password"
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        hint="You are signed out everywhere else."
        error={issueSentence(errors.confirmPassword)}
        name="confirmPassword"
      />
      <FormEnd problem={problem} isSending={isSending}>
        Change password
      </FormEnd>
    </form>
  )
}
