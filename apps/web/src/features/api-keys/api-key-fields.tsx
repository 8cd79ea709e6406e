import { offeredScopes } from '@hostfront/domain/accounts/permission'
import { useId } from 'react'
import { useAccount } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { formFailure } from '../../parts/form-failure.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { apiKeyWords, SCOPE_SENTENCES } from '../../words/api-keys.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ApiKeyRequest, EXPIRIES, type Expiry, readApiKeyRequest } from './api-key-request.ts'

const EXPIRY_NAMES: Record<Expiry, string> = {
  '30': '30 days',
  '90': '90 days',
  '365': '365 days',
  never: 'Never',
}

interface ApiKeyFieldsProps {
  /** Makes it; what it throws is shown to the person. */
  onCreate: (request: ApiKeyRequest) => Promise<void>
  onCancel: () => void
}

/** The form of a new key. */
export function ApiKeyFields({ onCreate, onCancel }: ApiKeyFieldsProps) {
  const { currency } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => ApiKeyRequest,
    read: readApiKeyRequest,
    send: create,
  })

  async function create(request: ApiKeyRequest): Promise<FormFailure | null> {
    try {
      await onCreate(request)
      return null
    } catch (error) {
      return formFailure(error, currency, {})
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        hint="What you will know it by."
        error={issueSentence(errors.name)}
        name="name"
      />
      <ScopeChoice error={errors.scopes === undefined ? undefined : apiKeyWords.noScope} />
      <SelectField
        label="Expires after"
        defaultValue="90"
        error={issueSentence(errors.expiresInDays)}
        name="expiresInDays"
      >
        {EXPIRIES.map((days) => (
          <option key={days} value={days}>
            {EXPIRY_NAMES[days]}
          </option>
        ))}
      </SelectField>
      <FormEnd problem={problem} isSending={isSending} onCancel={onCancel}>
        Create key
      </FormEnd>
    </form>
  )
}

function ScopeChoice({ error }: { error: string | undefined }) {
  const errorId = useId()
  const role = useAccount()?.role ?? 'user'
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="font-medium text-[0.9375rem]">It may</legend>
      <div className="mt-1 flex flex-col">
        {offeredScopes(role).map((scope) => (
          <label key={scope} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              className="mt-1 size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              {SCOPE_SENTENCES[scope]}
              <span aria-hidden="true" className="block font-mono text-muted text-sm">
                {scope}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-1 text-bad text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
