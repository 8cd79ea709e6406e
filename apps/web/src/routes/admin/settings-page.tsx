import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import type { Settings } from '@hostfront/domain/settings/settings'
import { shownSeo } from '@hostfront/domain/settings/shown-seo'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { OrdersSwitch } from '../../features/opening/orders-switch.tsx'
import { useOpening } from '../../features/opening/use-opening.ts'
import { LocationsElsewhere } from '../../features/settings/admin/locations-elsewhere.tsx'
import { SearchResult } from '../../features/settings/admin/search-result.tsx'
import { SECOND_FACTOR, SETTINGS_SECTIONS } from '../../features/settings/admin/setting-fields.ts'
import { SettingsSection } from '../../features/settings/admin/settings-section.tsx'
import { UnsavedGuard } from '../../features/settings/admin/unsaved.tsx'
import { UnsetCount, UnsetPanel } from '../../features/settings/admin/unset-panel.tsx'
import { useCapabilities } from '../../host/capabilities.ts'
import { loadPart } from '../../host/load-part.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const MethodList = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/payment-methods/admin/method-list.tsx')).MethodList,
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

const PAYMENT = { id: 'payment', label: 'Payment' } as const
const QUESTIONS = { id: 'questions', label: 'FAQ' } as const

/** Every setting of the shop, a section at a time; `?section=` is the one that is shown. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams()
  const { secondFactor } = useCapabilities()
  const opening = useOpening()
  const settings = useAnswer(['settings', 'getAll'], async (api) => {
    // A replica of the version before does not answer what pages say of the servers.
    return Object.assign({ storefront: SEED_STOREFRONT }, await api.settings.getAll())
  })
  const sections = SETTINGS_SECTIONS.map((section) => ({
    ...section,
    fields: section.fields.filter(({ path }) => path !== SECOND_FACTOR || secondFactor),
  }))
  const asked = search.get('section')
  const current = [PAYMENT, QUESTIONS, ...sections].find(({ id }) => id === asked) ?? sections[0]
  return (
    <UnsavedGuard>
      <AdminHeading />
      <Loaded answer={settings}>
        {(known) => (
          <>
            <UnsetCount settings={known} />
            <Tabs
              isKept
              label="Settings"
              tabs={sections.flatMap((section) => {
                const Shown = PANELS[section.id] ?? SettingsSection
                const tab = {
                  id: section.id,
                  label: section.title,
                  panel: () => <Shown section={section} settings={known} />,
                }
                if (section.id === 'billing') return [tab, { ...PAYMENT, panel: PaymentPanel }]
                if (section.id !== 'legal') return [tab]
                return [tab, { ...QUESTIONS, panel: () => <QuestionPanel settings={known} /> }]
              })}
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
      {opening.data && current === sections[0] ? (
        <Panel title="Orders" className="mt-12 border-line border-t pt-8">
          <OrdersSwitch opening={opening.data} />
        </Panel>
      ) : null}
    </UnsavedGuard>
  )
}

/** A section that is a list comes with what lists need when it is opened. */
const PaymentPanel = () => (
  <Suspense fallback={<Loading />}>
    <MethodList />
  </Suspense>
)

/** The form of the tax, and its rates by country below. */
const TaxPanel = (shown: ComponentProps<typeof SettingsSection>) => (
  <>
    <SettingsSection {...shown} />
    <Suspense fallback={<Loading />}>
      <TaxRates settings={shown.settings} />
    </Suspense>
  </>
)

/** The form of the shop, and the rates of its second currency below. */
const ShopPanel = (shown: ComponentProps<typeof SettingsSection>) => (
  <>
    <SettingsSection {...shown} />
    {shown.settings.secondCurrency.currency ? (
      <Suspense fallback={<Loading />}>
        <SecondRates settings={shown.settings} />
      </Suspense>
    ) : null}
  </>
)

/** What pages say, above it where orders say something else. */
const StorefrontPanel = (shown: ComponentProps<typeof SettingsSection>) => (
  <>
    <LocationsElsewhere place={shown.settings.storefront.place} />
    <SettingsSection {...shown} />
  </>
)

/** What search engines read, as the shop words it until somebody else does, and how it looks there. */
function SeoPanel({ section, settings }: ComponentProps<typeof SettingsSection>) {
  const seo = shownSeo(settings)
  return (
    <>
      <SettingsSection section={section} settings={{ ...settings, seo }} />
      <SearchResult {...seo} />
    </>
  )
}

const QuestionPanel = ({ settings }: { settings: Settings }) => (
  <Suspense fallback={<Loading />}>
    <QuestionList settings={settings} />
  </Suspense>
)

/** Sections that are more than a form. */
const PANELS: Readonly<Record<string, ComponentType<ComponentProps<typeof SettingsSection>>>> = {
  tax: TaxPanel,
  shop: ShopPanel,
  storefront: StorefrontPanel,
  seo: SeoPanel,
}
