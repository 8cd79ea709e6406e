import { useCapabilities } from '../../host/capabilities.ts'
import type { Account } from '../../host/host.ts'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { formFailure } from '../../parts/form-failure.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { emailWords } from '../../words/accounts.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { EmailAlone } from './email-alone.ts'

interface ChangeEmailProps {
  account: Account
  onClose: () => void
}

/** Asks for another address for the account. Mount it to open it. */
export function ChangeEmail({ account, onClose }: ChangeEmailProps) {
  const { currency } = useSettings()
  const { mail } = useCapabilities()
  const form = useSchemaForm({ loadSchema: () => EmailAlone, send: change, onDone: onClose })

  async function change({ email }: EmailAlone): Promise<FormFailure | null> {
    try {
      const { api } = await openHost()
      const { isMailed } = await api.accounts.changeEmail({ email })
      // Asked all the same: it takes back a link that waits.
      if (email === account.email) return { message: emailWords.same, field: 'email' }
      void toast(isMailed ? emailWords.mailed(email) : emailWords.changed)
      return null
    } catch (error) {
      return formFailure(error, currency, { EMAIL_TAKEN: 'email' })
    }
  }

  return (
    <FormDialog
      title="Change email address"
      description={mail ? emailWords.byMail : emailWords.atOnce}
      form={form}
      confirm={mail ? 'Send link' : 'Change email'}
      onClose={onClose}
    >
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={`Now: ${account.email}`}
        error={issueSentence(form.errors.email)}
        name="email"
      />
    </FormDialog>
  )
}
