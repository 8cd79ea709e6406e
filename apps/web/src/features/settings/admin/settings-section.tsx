import type { Settings } from '@hostfront/domain/settings/settings'
import { useAct } from '../../../parts/use-act.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import { useFormSnapshot } from '../../../ui/use-form-snapshot.ts'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { sellerNumberFailure } from './seller-number-failure.ts'
import { SettingControl } from './setting-control.tsx'
import type { SettingsSection as Section } from './setting-fields.ts'
import { asTyped, changedSettings, readSettings } from './setting-values.ts'

interface SettingsSectionProps {
  section: Section
  settings: Settings
}

/** The settings of one section, saved together and apart from the others; only what was changed is sent. */
export function SettingsSection({ section: { title, fields }, settings }: SettingsSectionProps) {
  const act = useAct()
  const { start, shown, hold, onSaved } = useFormSnapshot<object>(settings)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/settings/settings-form')).SettingsForm,
    read: (data) => readSettings(fields, data),
    send: async (values) => {
      const changes = changedSettings(values, shown)
      const failure = sellerNumberFailure(changes, values)
      if (failure) return failure
      return act(
        async (api) => {
          if (Object.keys(changes).length > 0) await api.settings.update(changes)
          onSaved(values)
        },
        'Settings saved',
        { CURRENCY_IN_USE: 'currency', COUNTRY_UNKNOWN: 'tax.countries' },
      )
    },
  })
  return (
    <form
      {...form}
      onInputCapture={hold}
      aria-label={title}
      className="flex max-w-2xl flex-col gap-6"
    >
      {fields.map((field) => (
        <SettingControl
          key={field.path}
          field={field}
          value={asTyped(field, start)}
          error={issueSentence(errors[field.path])}
        />
      ))}
      <FormEnd problem={problem} isSending={isSending}>
        Save
      </FormEnd>
    </form>
  )
}
