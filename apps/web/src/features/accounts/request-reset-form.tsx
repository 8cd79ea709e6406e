import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { findFailure, loadChecks } from './form-parts.ts'

const loadRequest = async () => (await import('./email-alone.ts')).EmailAlone

/** Says the same whether or not there is such an account: nobody learns who is a customer. */
const ON_ITS_WAY =
  'If an account with this address exists, a link is on its way. It works for one hour. If nothing comes, look among the spam, or ask again in 15 minutes.'

export function RequestResetForm() {
  const { currency } = useSettings()
  const [isSent, setIsSent] = useState(false)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => loadChecks(loadRequest),
    send: requestReset,
  })

  async function requestReset(request: { email: string }): Promise<FormFailure | null> {
    setIsSent(false)
    try {
      const { api } = await openHost()
      await api.accounts.requestPasswordReset(request)
      setIsSent(true)
      return null
    } catch (error) {
      return findFailure(error, currency)
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
      {problem ? <FormError>{problem}</FormError> : null}
      {/* There from the start: what is put into it later is read out. */}
      <p role="status" className={isSent ? 'border-accent border-s-2 ps-4' : 'sr-only'}>
        {isSent ? ON_ITS_WAY : ''}
      </p>
      <BusyButton type="submit" look={isSent ? 'secondary' : 'primary'} isBusy={isSending}>
        {isSending ? 'Sending...' : 'Send reset link'}
      </BusyButton>
    </form>
  )
}
