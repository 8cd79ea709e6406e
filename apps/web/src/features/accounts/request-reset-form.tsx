import type { Api } from '@hostfront/contract/contract'
import { minutesInWords } from '@hostfront/domain/accounts/minutes-in-words'
import { RESET_MAIL_MINUTES, TOKEN_MINUTES } from '@hostfront/domain/accounts/token-minutes'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { knownEmail } from '../../parts/known-email.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import type { EmailAlone } from './email-alone.ts'
import type { EmailField } from './email-link.tsx'
import { findFailure, loadChecks } from './form-parts.ts'

const loadRequest = async () => (await import('./email-alone.ts')).EmailAlone

interface ResetWay {
  readonly button: string
  /** Says the same whether or not there is such an account: nobody learns who is a customer. */
  readonly sent: string
  readonly ask: (api: Api, email: string) => Promise<unknown>
}

/** How one comes to a new password. */
const WAYS = {
  /** Where the shop can mail a link. */
  link: {
    button: 'Send reset link',
    sent: `If an account with this address exists, we send a link at once, unless we just sent one. It works for ${minutesInWords(TOKEN_MINUTES['password-reset'])}. Nothing there after a few minutes? Look among the spam, or ask again in ${minutesInWords(RESET_MAIL_MINUTES)}.`,
    ask: (api, email) => api.accounts.requestPasswordReset({ email }),
  },
  /** Where it cannot: the team reads it among the contact messages. */
  team: {
    button: 'Request a new password',
    sent: 'Our team has your request. It checks that the account is yours, and writes to this address. People do that, so allow them some time.',
    ask: (api, email) =>
      api.support.sendMessage({
        // As much of it as a name may be long.
        name: email.slice(0, 120),
        email,
        subject: 'Password reset',
        message: `Somebody asks for a new password for ${email}. Check that the account is theirs, and set one under Clients.`,
      }),
  },
} as const satisfies Record<string, ResetWay>

const wayOf = (mail: boolean): ResetWay => (mail ? WAYS.link : WAYS.team)

interface RequestResetFormProps {
  /** The shop can send one, as far as is known. */
  mail: boolean
  email: EmailField
}

/** Asks for a new password by the address of the account alone. */
export function RequestResetForm({ mail, email }: RequestResetFormProps) {
  const { currency } = useSettings()
  const [sent, setSent] = useState<string | null>(null)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => loadChecks(loadRequest),
    send: requestReset,
  })

  async function requestReset(asked: EmailAlone): Promise<FormFailure | null> {
    setSent(null)
    try {
      const { api } = await openHost()
      // Whoever is quick presses before the page knows.
      const way = wayOf((await api.shop.capabilities()).mail)
      await way.ask(api, asked.email)
      setSent(way.sent)
      return null
    } catch (error) {
      return findFailure(error, currency)
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
      {problem ? <FormError>{problem}</FormError> : null}
      {/* There from the start: what is put into it later is read out. */}
      <p role="status" className={sent ? 'border-accent border-s-2 ps-4' : 'sr-only'}>
        {sent}
      </p>
      <BusyButton type="submit" look={sent ? 'secondary' : 'primary'} isBusy={isSending}>
        {isSending ? 'Sending...' : wayOf(mail).button}
      </BusyButton>
    </form>
  )
}
