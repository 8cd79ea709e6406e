import type { Currency } from '@hostfront/domain/money/money'
import type { Settings } from '@hostfront/domain/settings/settings'
import { Fragment, lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import { useFormSnapshot } from '../../../ui/use-form-snapshot.ts'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { sellerNumberFailure } from './seller-number-failure.ts'
import { SettingControl } from './setting-control.tsx'
import type { SettingsSection as Section, SettingField } from './setting-field.ts'
import { asTyped, changedSettings, readSettings } from './setting-values.ts'
import { useUnsaved } from './unsaved.tsx'
import { useAskedField } from './use-asked-field.ts'

interface SettingsSectionProps {
  section: Section
  settings: Settings
}

/** Loaded when it is asked for. */
const ConfirmCurrency = lazy(() =>
  loadPart(async () => ({ default: (await import('./confirm-currency.tsx')).ConfirmCurrency })),
)

interface AskedCurrency {
  readonly from: Currency
  readonly to: Currency
  readonly resolve: (isMeant: boolean) => void
}

/** The settings of one section, saved together and apart from the others; only what was changed is sent. */
export function SettingsSection({ section: { title, fields }, settings }: SettingsSectionProps) {
  const act = useAct()
  const askedField = useAskedField()
  const noteUnsaved = useUnsaved()
  const [asked, setAsked] = useState<AskedCurrency | null>(null)
  const isMeant = (to: Currency) =>
    new Promise<boolean>((resolve) => setAsked({ from: settings.currency, to, resolve }))
  const { start, shown, hold, onSaved } = useFormSnapshot<object>(settings)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/settings/settings-form')).SettingsForm,
    read: (data) => readSettings(fields, data),
    send: async (values) => {
      const changes = changedSettings(values, shown)
      const failure = sellerNumberFailure(changes, values)
      if (failure) return failure
      if (changes.currency && !(await isMeant(changes.currency))) return null
      return act(
        async (api) => {
          if (Object.keys(changes).length > 0) await api.settings.update(changes)
          onSaved(values)
          noteUnsaved(title, false)
        },
        'Settings saved',
        {
          CURRENCY_IN_USE: 'currency',
          SECOND_CURRENCY_SAME: 'secondCurrency.currency',
          COUNTRY_UNKNOWN: 'tax.countries',
        },
      )
    },
  })
  return (
    <form
      {...form}
      ref={askedField}
      onInputCapture={() => {
        hold()
        noteUnsaved(title, true)
      }}
      aria-label={title}
      className="grid max-w-2xl items-start gap-6 @3xl:max-w-6xl @3xl:grid-cols-2 @3xl:gap-x-10"
    >
      {fields.map((field, at) => (
        <Fragment key={field.path}>
          {field.begins ? (
            <h3 className={`@3xl:col-span-2 text-lg ${at === 0 ? '' : 'mt-4'}`}>{field.begins}</h3>
          ) : null}
          <div className={isLong(field) ? '@3xl:col-span-2' : undefined}>
            <SettingControl
              field={field}
              value={asTyped(field, start)}
              error={issueSentence(errors[field.path])}
            />
          </div>
        </Fragment>
      ))}
      <div className="flex flex-col gap-6 @3xl:col-span-2">
        <FormEnd problem={problem} isSending={isSending}>
          Save
        </FormEnd>
      </div>
      {asked ? (
        <Suspense>
          <ConfirmCurrency
            {...asked}
            onAnswered={(isMeant) => {
              asked.resolve(isMeant)
              setAsked(null)
            }}
          />
        </Suspense>
      ) : null}
    </form>
  )
}

/** Texts of several lines have the whole width. */
const isLong = ({ kind }: SettingField): boolean => kind === 'text' || kind === 'page'
