import { settingPath } from '../../../words/setting-path.ts'
import { SECOND_FACTOR, SETTINGS_SECTIONS } from './setting-fields.ts'

/** A section of the settings, or a single one, as it is searched for. */
export interface SettingEntry {
  readonly path: string
  readonly title: string
  readonly detail: string
  /** In which words are looked for besides its title, in this order. */
  readonly more: readonly string[]
}

/** What sections are searched by that they do not say themselves. */
const WORDS: Readonly<Record<string, string>> = {
  shop: 'company name prices money exchange rate opening orders',
  storefront: 'home page map location promises',
  contact: 'email whatsapp discord social links',
  appearance: 'logo colors theme brand design',
  features: 'registration coins chat tickets entry gate',
  billing: 'invoices renewals reminders due days',
  tax: 'vat rates mwst tva',
  accounts: 'passwords second factor 2fa security',
  legal: 'refunds imprint privacy gdpr terms',
  seo: 'search engines google',
  maintenance: 'close the shop offline',
}

/** All of them: sections first. `methods`: the ways to pay, by their names. */
export function settingEntries(
  methods: readonly string[],
  { secondFactor }: { readonly secondFactor: boolean },
): SettingEntry[] {
  const sections = SETTINGS_SECTIONS.map(({ id, title }): SettingEntry => {
    return { path: settingPath(id), title, detail: 'Settings', more: [WORDS[id] ?? ''] }
  })
  const lists: SettingEntry[] = [
    {
      ...{ path: settingPath('payment'), title: 'Payment', detail: 'Settings' },
      more: ['ways to pay methods bank transfer cash instructions'],
    },
    {
      ...{ path: settingPath('questions'), title: 'FAQ', detail: 'Settings' },
      more: ['frequently asked questions answers'],
    },
  ]
  const fields = SETTINGS_SECTIONS.flatMap(({ id, title: section, fields: own }) =>
    own
      .filter(({ path }) => path !== SECOND_FACTOR || secondFactor)
      .map(({ path, label, hint }): SettingEntry => {
        const detail = `Settings, ${section}`
        const more = [section, hint ?? '', WORDS[id] ?? '']
        return { path: settingPath(id, path), title: label, detail, more }
      }),
  )
  const ways = methods.map((name): SettingEntry => {
    return { path: settingPath('payment'), title: name, detail: 'Settings, Payment', more: [] }
  })
  return [...sections, ...lists, ...fields, ...ways]
}
