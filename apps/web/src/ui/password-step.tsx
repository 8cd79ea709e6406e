import { Credentials } from '@hostfront/domain/accounts/credentials'
import * as z from 'zod/mini'
import { useSettings } from '../host/settings.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { FormEnd } from './form-end.tsx'
import { formTrouble } from './form-trouble.ts'
import { PasswordField } from './password-field.tsx'
import { type FormTrouble, useSchemaForm } from './use-schema-form.ts'

const PasswordForm = z.object({ password: Credentials.shape.password })
type PasswordForm = z.infer<typeof PasswordForm>

interface PasswordStepProps {
  /** The deed, as its button says it. */
  deed: string
  look?: 'primary' | 'danger'
  /** Does it; what it throws is told to the person. */
  onConfirm: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password again before something that an open laptop must not allow to anybody. */
export function PasswordStep({ deed, look = 'primary', onConfirm, onCancel }: PasswordStepProps) {
  const { currency } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => PasswordForm,
    send: confirm,
  })

  async function confirm({ password }: PasswordForm): Promise<FormTrouble | null> {
    try {
      await onConfirm(password)
      return null
    } catch (error) {
      return formTrouble(error, currency, { PASSWORD_WRONG: 'password' })
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={issueSentence(errors.password)}
        name="password"
      />
      <FormEnd problem={problem} isSending={isSending} look={look} onCancel={onCancel}>
        {deed}
      </FormEnd>
    </form>
  )
}
