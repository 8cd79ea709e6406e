import { Profile } from '@hostfront/domain/accounts/profile'
import { vatCheckState } from '@hostfront/domain/tax/vat-check-rules'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Account } from '../../host/host.ts'
import { changedFields } from '../../parts/changed-fields.ts'
import { CountryOptions } from '../../parts/country-options.tsx'
import { taxIdHint } from '../../parts/tax-id-hint.tsx'
import { useAct } from '../../parts/use-act.ts'
import { useDraft } from '../../parts/use-draft.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFormSnapshot } from '../../ui/use-form-snapshot.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { profileOf } from './profile-of.ts'

/** Nothing follows a language yet, so none is asked for; one that is stored stays. */
const Typed = z.omit(Profile, { locale: true })
type TypedProfile = z.infer<typeof Typed>

/** What people say about themselves; only what was changed is sent. */
export function ProfileForm({ account }: { account: Account }) {
  const act = useAct()
  const draft = useDraft('profile')
  const { start, shown, hold, onSaved } = useFormSnapshot(profileOf(account))
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => Typed,
    send: (typed: TypedProfile) =>
      act(
        async ({ accounts }) => {
          await accounts.updateProfile(changedFields(shown, typed))
          draft.drop()
          onSaved(typed)
        },
        'Profile saved',
        { TAX_ID_INVALID: 'taxId' },
      ),
  })

  return (
    <form
      {...form}
      ref={draft.form.ref}
      onInputCapture={(event) => {
        hold()
        draft.form.onInputCapture(event)
      }}
      className="flex flex-col gap-8"
    >
      <Fields title="Contact">
        <TextField
          label="Name"
          autoComplete="name"
          error={issueSentence(errors.name)}
          name="name"
          defaultValue={start.name}
        />
        <TextField
          label="Phone"
          hint="Optional."
          type="tel"
          autoComplete="tel"
          error={issueSentence(errors.phone)}
          name="phone"
          defaultValue={start.phone}
        />
      </Fields>
      <Fields title="On your invoices (optional)">
        <TextField
          label="Company"
          autoComplete="organization"
          error={issueSentence(errors.company)}
          name="company"
          defaultValue={start.company}
        />
        <TextField
          label="Tax ID"
          autoComplete="off"
          error={issueSentence(errors.taxId)}
          hint={taxIdHint(
            vatCheckState(account) === 'invalid',
            'Such as FR12345678901 or a Moroccan ICE.',
          )}
          name="taxId"
          defaultValue={start.taxId}
        />
        <div className="sm:col-span-2">
          <TextField
            label="Street"
            autoComplete="street-address"
            error={issueSentence(errors.street)}
            name="street"
            defaultValue={start.street}
          />
        </div>
        {/* Short enough for one line of a phone. */}
        <div className="grid grid-cols-2 gap-x-3 sm:contents">
          <TextField
            label="Postcode"
            autoComplete="postal-code"
            error={issueSentence(errors.postcode)}
            name="postcode"
            defaultValue={start.postcode}
          />
          <TextField
            label="Town"
            autoComplete="address-level2"
            error={issueSentence(errors.town)}
            name="town"
            defaultValue={start.town}
          />
        </div>
        <SelectField
          key={`country ${start.country}`}
          label="Country"
          autoComplete="country"
          error={issueSentence(errors.country)}
          name="country"
          defaultValue={start.country}
        >
          <option value="">Not stated</option>
          <CountryOptions />
        </SelectField>
      </Fields>
      <FormEnd problem={problem} isSending={isSending}>
        Save profile
      </FormEnd>
    </form>
  )
}

const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-line not-first:border-t not-first:pt-6">
    <legend className="float-start mb-4 w-full font-semibold text-lg">{title}</legend>
    <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
  </fieldset>
)
