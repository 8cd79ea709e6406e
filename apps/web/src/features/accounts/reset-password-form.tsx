import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { findFailure, loadChecks } from './form-parts.ts'

const loadForm = async () => (await import('./new-password-form.ts')).NewPasswordForm

interface ResetPasswordFormProps {
  /** The secret of the mailed link. */
  token: string
  /** `email`: of its account. */
  onDone: (email: string) => void
  /** The link is of no use any longer. */
  onRefusedLink: () => void
}

export function ResetPasswordForm({ token, onDone, onRefusedLink }: ResetPasswordFormProps) {
  const { currency, minPasswordLength } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => loadChecks(loadForm),
    send: setPassword,
  })

  async function setPassword({ password }: { password: string }): Promise<FormFailure | null> {
    try {
      const { api } = await openHost()
      const { email } = await api.accounts.resetPassword({ token, password })
      // All sessions of the account have ended; this browser may have held one of them.
      await refreshSession().catch(() => undefined)
      void toast('Your password has been changed. Please login.')
      onDone(email)
      return null
    } catch (error) {
      const failure = await findFailure(error, currency)
      if (failure.code !== 'LINK_INVALID') return failure
      onRefusedLink()
      return null
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
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
        error={issueSentence(errors.confirmPassword)}
        name="confirmPassword"
      />
      {problem ? <FormError>{problem}</FormError> : null}
      <BusyButton type="submit" isBusy={isSending}>
        {isSending ? 'Saving...' : 'Set new password'}
      </BusyButton>
    </form>
  )
}
