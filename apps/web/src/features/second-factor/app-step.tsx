import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useSettings } from '../../host/settings.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { formFailure } from '../../parts/form-failure.ts'
import { QrCode } from '../../parts/qr-code.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { secondFactorWords } from '../../words/second-factor.ts'

const CodeForm = z.object({ code: typedText(40) })
type CodeForm = z.infer<typeof CodeForm>

interface AppStepProps {
  secret: string
  /** An otpauth:// address, which says the same to an app. */
  address: string
  /** Switches it on; what it throws is shown to the person. */
  onConfirm: (code: string) => Promise<void>
  onCancel: () => void
}

/** The secret goes to the app, and a code of it comes back. */
export function AppStep({ secret, address, onConfirm, onCancel }: AppStepProps) {
  const { currency } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => CodeForm,
    send: confirm,
  })

  async function confirm({ code }: CodeForm): Promise<FormFailure | null> {
    try {
      await onConfirm(code)
      return null
    } catch (error) {
      return formFailure(error, currency, { SECOND_FACTOR_WRONG: 'code' })
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <p>{secondFactorWords.scan}</p>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={address} label="QR code for the authenticator app" />
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-3">
          <p className="text-muted text-sm">Secret</p>
          <p className="max-w-full break-words font-mono">{inFours(secret)}</p>
          <CopyButton text={secret} done="Secret copied">
            Copy secret
          </CopyButton>
          <TextLink to={address} className="text-[0.9375rem]">
            Open an app on this device
          </TextLink>
        </div>
      </div>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={issueSentence(errors.code)}
        name="code"
      />
      <FormEnd problem={problem} isSending={isSending} onCancel={onCancel}>
        Switch on
      </FormEnd>
    </form>
  )
}

/** Easier to type than one long word. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
