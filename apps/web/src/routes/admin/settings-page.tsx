import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import type { Settings } from '@hostfront/domain/settings/settings'
import { shownSeo } from '@hostfront/domain/settings/shown-seo'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { OrdersSwitch } from '../../features/opening/orders-switch.tsx'
import { useOpening } from '../../features/opening/use-opening.ts'
import { LocationsElsewhere } from '../../features/settings/admin/locations-elsewhere.tsx'
import { SearchResult } from '../../features/settings/admin/search-result.tsx'
import { SECOND_FACTOR, SETTINGS_SECTIONS } from '../../features/settings/admin/setting-fields.ts'
import { SETTING_GROUPS } from '../../features/settings/admin/setting-groups.ts'
import { SettingsSection } from '../../features/settings/admin/settings-section.tsx'
import { UnsavedGuard } from '../../features/settings/admin/unsaved.tsx'
import { UnsetCount, useUnsetSections } from '../../features/settings/admin/unset-panel.tsx'
import { useCapabilities } from '../../host/capabilities.ts'
import { loadPart } from '../../host/load-part.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'

const MethodPanel = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/payment-methods/admin/method-list.tsx')).MethodPanel,
  })),
)

const QuestionList = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/settings/admin/question-list.tsx')).QuestionList,
  })),
)

const TaxRates = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/settings/admin/tax-rates.tsx')).TaxRates,
  })),
)

const SecondRates = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/settings/admin/second-rates.tsx')).SecondRates,
  })),
)

/** Every setting of the shop, a section at a time; `?section=` is the one that is shown. */
export function SettingsPage() {
  const settings = useAnswer(['settings', 'getAll'], async (api) => {
    // A replica of the version before does not answer what pages say of the servers.
    return Object.assign({ storefront: SEED_STOREFRONT }, await api.settings.getAll())
  })
  return (
    <UnsavedGuard>
      <AdminHeading />
      <Loaded answer={settings}>{(known) => <Sections settings={known} />}</Loaded>
    </UnsavedGuard>
  )
}

function Sections({ settings }: { settings: Settings }) {
  const [search, setSearch] = useSearchParams()
  const { secondFactor } = useCapabilities()
  const unset = useUnsetSections(settings)
  const asked = search.get('section')
  return (
    <>
      <UnsetCount sections={unset} />
      <Tabs
        isKept
        label="Settings"
        tabs={settingTabs(settings, secondFactor).map((tab) => ({
          ...tab,
          // Not set yet: whoever looks for them opens the right one at once.
          count: unset.find(({ id }) => id === tab.id)?.labels.length,
        }))}
        value={asked && isSection(asked) ? asked : FIRST}
        onChange={(id) => setSearch({ section: id }, { replace: true, preventScrollReset: true })}
      />
    </>
  )
}

/** What is shown where the address names no section, or none of these. */
const FIRST = 'shop'

const isSection = (id: string): boolean =>
  SETTING_GROUPS.some(({ about }) => Object.hasOwn(about, id))

/** All of them in their groups, each under its name. */
function settingTabs(settings: Settings, secondFactor: boolean): Tab<string>[] {
  const sections = SETTINGS_SECTIONS.map((section) => ({
    ...section,
    fields: section.fields.filter(({ path }) => path !== SECOND_FACTOR || secondFactor),
  }))
  const partOf = (id: string): { title: string; panel: ReactNode } => {
    const section = sections.find((each) => each.id === id)
    if (!section) return LISTS[id]?.(settings) ?? { title: id, panel: null }
    const Shown = PANELS[id] ?? SettingsSection
    return { title: section.title, panel: <Shown section={section} settings={settings} /> }
  }
  return SETTING_GROUPS.flatMap(({ name, about }) =>
    Object.entries(about).map(([id, line]) => {
      const { title, panel } = partOf(id)
      return {
        id,
        label: title,
        group: name,
        panel: () => (
          <>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1 mb-6 text-muted">{line}</p>
            {panel}
          </>
        ),
      }
    }),
  )
}

/** The form of the tax, and its rates by country below. */
const TaxPanel = (shown: ComponentProps<typeof SettingsSection>) => (
  <>
    <SettingsSection {...shown} />
    <Suspense fallback={<Loading />}>
      <TaxRates settings={shown.settings} />
    </Suspense>
  </>
)

/** The form of the shop, the rates of its second currency below, and whether it takes orders. */
function ShopPanel(shown: ComponentProps<typeof SettingsSection>) {
  const opening = useOpening()
  return (
    <>
      <SettingsSection {...shown} />
      {shown.settings.secondCurrency.currency ? (
        <Suspense fallback={<Loading />}>
          <SecondRates settings={shown.settings} />
        </Suspense>
      ) : null}
      {opening.data ? (
        <Panel title="Orders" className="mt-12 border-line border-t pt-8">
          <OrdersSwitch opening={opening.data} />
        </Panel>
      ) : null}
    </>
  )
}

/** What pages say, above it where orders say something else. */
const StorefrontPanel = (shown: ComponentProps<typeof SettingsSection>) => (
  <>
    <LocationsElsewhere place={shown.settings.storefront.place} />
    <SettingsSection {...shown} />
  </>
)

/** What search engines read, as the shop words it until somebody else does, and how it looks there while it is typed. */
function SeoPanel({ section, settings }: ComponentProps<typeof SettingsSection>) {
  const seo = shownSeo(settings)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          setTyped({ ...typed, [target.name]: target.value })
        }
      }}
    >
      <SettingsSection section={section} settings={{ ...settings, seo }} />
      <SearchResult
        title={typed['seo.title'] ?? seo.title}
        description={typed['seo.description'] ?? seo.description}
      />
    </div>
  )
}

/** A section that is a list comes with what lists need when it is opened. */
const LISTS: Readonly<Record<string, (settings: Settings) => { title: string; panel: ReactNode }>> =
  {
    payment: () => ({ title: 'Payment', panel: late(<MethodPanel />) }),
    questions: (settings) => ({ title: 'FAQ', panel: late(<QuestionList settings={settings} />) }),
  }

const late = (list: ReactNode) => <Suspense fallback={<Loading />}>{list}</Suspense>

/** Sections that are more than a form. */
const PANELS: Readonly<Record<string, ComponentType<ComponentProps<typeof SettingsSection>>>> = {
  tax: TaxPanel,
  shop: ShopPanel,
  storefront: StorefrontPanel,
  seo: SeoPanel,
}
