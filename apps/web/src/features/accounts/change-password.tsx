import { renewSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ChangePasswordForm } from './change-password-form.ts'
import { useSessions } from './use-sessions.ts'

const REFUSED_FIELDS = {
  PASSWORD_WRONG: 'currentPassword',
  PASSWORD_SAME: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
} as const

/** `email` shows a password manager whose password it is. */
export function ChangePassword({ email }: { email: string }) {
  const act = useAct()
  const { minPasswordLength } = useSettings()
  const sessions = useSessions()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => ChangePasswordForm,
    send: ({ currentPassword, password }: ChangePasswordForm) =>
      act(
        ({ accounts }) =>
          renewSession(() => accounts.changePassword({ currentPassword, password })),
        'Password changed',
        REFUSED_FIELDS,
      ),
    onDone(sent) {
      sent.reset()
      void sessions.refetch()
    },
  })

  return (
    <form {...form} className="grid gap-5 sm:grid-cols-2">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className="sm:col-span-2 sm:w-[calc(50%-0.625rem)]">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={issueSentence(errors.currentPassword)}
          name="currentPassword"
        />
      </div>
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
        hint="It signs you out everywhere else."
        error={issueSentence(errors.confirmPassword)}
        name="confirmPassword"
      />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <FormEnd problem={problem} isSending={isSending}>
          Change password
        </FormEnd>
      </div>
    </form>
  )
}
