import type { Settings } from '@hostfront/domain/settings/settings'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { toast } from '../../ui/toast.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { explain } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { SettingControl } from './setting-control.tsx'
import type { SettingsSection as Section } from './setting-fields.ts'
import { asTyped, readSettings } from './setting-values.ts'

interface SettingsSectionProps {
  section: Section
  settings: Settings
}

/** The settings of one section, saved together and apart from the others. */
export function SettingsSection({ section: { title, fields }, settings }: SettingsSectionProps) {
  const { currency } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/settings/settings-form')).SettingsForm,
    read: (data) => readSettings(fields, data),
    async send(values) {
      try {
        const { api } = await openHost()
        await api.settings.update(values)
        void toast('Settings saved')
        return null
      } catch (error) {
        return { message: explain(error, currency) }
      }
    },
  })
  return (
    <form {...form} aria-label={title} className="flex max-w-2xl flex-col gap-6">
      {fields.map((field) => (
        <SettingControl
          key={field.path}
          field={field}
          value={asTyped(field, settings)}
          error={issueSentence(errors[field.path])}
        />
      ))}
      <FormEnd problem={problem} isSending={isSending}>
        Save
      </FormEnd>
    </form>
  )
}
