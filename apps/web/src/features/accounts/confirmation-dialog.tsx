import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import type { AskForPassword } from '../../host/ask-for-password.ts'
import { openHost } from '../../host/open-host.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { formFailure } from '../../parts/form-failure.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { confirmationWords } from '../../words/confirmation.ts'
import { asRefusal } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { CodeField } from './code-field.tsx'
import { CredentialsWithCode } from './credentials-with-code.ts'

const WithCode = z.pick(CredentialsWithCode, { password: true, code: true })
const PasswordAlone = z.pick(CredentialsWithCode, { password: true })

const REFUSED_FIELDS = { PASSWORD_WRONG: 'password', SECOND_FACTOR_WRONG: 'code' } as const

/** Shows the dialog over whatever is on the page, which stays as it is. */
export const askForPassword: AskForPassword = ({ secondFactor }) =>
  new Promise((resolve) => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    const end = (isConfirmed: boolean) => {
      root.unmount()
      place.remove()
      resolve(isConfirmed)
    }
    root.render(<ConfirmationDialog secondFactor={secondFactor} onEnd={end} />)
  })

interface ConfirmationDialogProps {
  secondFactor: boolean
  onEnd: (isConfirmed: boolean) => void
}

function ConfirmationDialog({ secondFactor, onEnd }: ConfirmationDialogProps) {
  const { currency } = useSettings()
  const session = useSession()
  const [isCodeAsked, setIsCodeAsked] = useState(secondFactor)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => (isCodeAsked ? WithCode : PasswordAlone),
    send: confirm,
    onDone: () => onEnd(true),
  })

  async function confirm(given: {
    password: string
    code?: string | undefined
  }): Promise<FormFailure | null> {
    try {
      const { api } = await openHost()
      await api.accounts.confirm(given)
      return null
    } catch (error) {
      // It was set up since the page asked, in another browser.
      if (asRefusal(error)?.code === 'SECOND_FACTOR_REQUIRED') setIsCodeAsked(true)
      return formFailure(error, currency, REFUSED_FIELDS)
    }
  }

  const email = session.state === 'known' ? session.account?.email : undefined
  return (
    <Dialog
      open
      onOpenChange={() => onEnd(false)}
      title={confirmationWords.title}
      description={confirmationWords.text}
    >
      <form {...form} className="flex flex-col gap-5">
        {/* Shows a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={issueSentence(errors.password)}
          name="password"
        />
        {isCodeAsked ? (
          <CodeField error={issueSentence(errors.code)} isNext={isCodeAsked !== secondFactor} />
        ) : null}
        <FormEnd
          problem={problem}
          isSending={isSending}
          onCancel={() => onEnd(false)}
          cancel={confirmationWords.cancel}
        >
          {confirmationWords.button}
        </FormEnd>
      </form>
    </Dialog>
  )
}
