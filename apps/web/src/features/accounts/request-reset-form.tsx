import type { Api } from '@hostfront/contract/contract'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import type { EmailAlone } from './email-alone.ts'
import { findFailure, loadChecks } from './form-parts.ts'

const loadRequest = async () => (await import('./email-alone.ts')).EmailAlone

interface ResetWay {
  readonly button: string
  /** Says the same whether or not there is such an account: nobody learns who is a customer. */
  readonly sent: string
  readonly ask: (api: Api, email: string) => Promise<unknown>
}

/** How one comes to a new password. */
export const RESET_WAYS = {
  /** Where the shop can mail a link. */
  link: {
    button: 'Send reset link',
    sent: 'If an account with this address exists, a link is on its way. It works for one hour. If nothing comes, look among the spam, or ask again in 15 minutes.',
    ask: (api, email) => api.accounts.requestPasswordReset({ email }),
  },
  /** Where it cannot: the team reads it among the contact messages. */
  team: {
    button: 'Ask for a new password',
    sent: 'Our team has your request. It checks that the account is yours, and writes to this address.',
    ask: (api, email) =>
      api.support.sendMessage({
        name: email,
        email,
        subject: 'Password reset',
        message: `Please set a new password for the account with the address ${email}.`,
      }),
  },
} as const satisfies Record<string, ResetWay>

/** Asks for a new password by the address of the account alone. */
export function RequestResetForm({ way }: { way: ResetWay }) {
  const { currency } = useSettings()
  const [isSent, setIsSent] = useState(false)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => loadChecks(loadRequest),
    send: requestReset,
  })

  async function requestReset({ email }: EmailAlone): Promise<FormFailure | null> {
    setIsSent(false)
    try {
      const { api } = await openHost()
      await way.ask(api, email)
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
        {isSent ? way.sent : ''}
      </p>
      <BusyButton type="submit" look={isSent ? 'secondary' : 'primary'} isBusy={isSending}>
        {isSending ? 'Sending...' : way.button}
      </BusyButton>
    </form>
  )
}
