import { useSearchParams } from 'react-router'
import { SETTINGS_SECTIONS } from '../../features/settings/setting-fields.ts'
import { SettingsSection } from '../../features/settings/settings-section.tsx'
import { useCapabilities } from '../../host/capabilities.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** Every setting of the shop, a section at a time; `?section=` is the one that is shown. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams()
  const { secondFactor } = useCapabilities()
  const settings = useAnswer(['settings', 'get'], (api) => api.settings.get())
  const sections = SETTINGS_SECTIONS.filter(({ id }) => id !== 'administrators' || secondFactor)
  const current = sections.find(({ id }) => id === search.get('section')) ?? sections[0]
  return (
    <>
      <AdminHeading />
      <Loaded answer={settings}>
        {(known) => (
          <Tabs
            label="Settings"
            tabs={sections.map((section) => ({
              id: section.id,
              label: section.title,
              panel: () => <SettingsSection section={section} settings={known} />,
            }))}
            value={current?.id ?? ''}
            onChange={(id) =>
              setSearch({ section: id }, { replace: true, preventScrollReset: true })
            }
          />
        )}
      </Loaded>
    </>
  )
}
