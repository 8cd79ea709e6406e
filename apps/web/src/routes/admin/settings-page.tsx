import { useSearchParams } from 'react-router'
import { OrdersSwitch } from '../../features/opening/orders-switch.tsx'
import { SETTINGS_SECTIONS } from '../../features/settings/setting-fields.ts'
import { SettingsSection } from '../../features/settings/settings-section.tsx'
import { UnsetPanel } from '../../features/settings/unset-panel.tsx'
import { useCapabilities } from '../../host/capabilities.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** Every setting of the shop, a section at a time; `?section=` is the one that is shown. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams()
  const { secondFactor } = useCapabilities()
  const opening = useAnswer(['opening', 'checklist'], (api) => api.opening.checklist())
  const settings = useAnswer(['settings', 'get'], (api) => api.settings.get())
  const sections = SETTINGS_SECTIONS.filter(({ id }) => id !== 'administrators' || secondFactor)
  const current = sections.find(({ id }) => id === search.get('section')) ?? sections[0]
  return (
    <>
      <AdminHeading />
      <Loaded answer={settings}>
        {(known) => (
          <>
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
            <div className="mt-12 empty:hidden">
              <UnsetPanel settings={known} />
            </div>
          </>
        )}
      </Loaded>
      {opening.data ? (
        <Panel title="Orders" className="mt-12 border-line border-t pt-8">
          <OrdersSwitch opening={opening.data} />
        </Panel>
      ) : null}
    </>
  )
}
