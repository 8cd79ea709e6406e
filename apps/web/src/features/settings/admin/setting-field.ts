import type { SettingsForm } from '@hostfront/domain/settings/settings-form'

/** How a setting is typed: `percent` is for basis points, `countries` for a list of countries by name or code, `amounts` for one of money, `reminder-days` for one of days from the due date. */
export type SettingKind =
  | 'line'
  | 'text'
  /** A text of a page of its own. */
  | 'page'
  | 'email'
  | 'link'
  | 'number'
  | 'percent'
  | 'countries'
  | 'amounts'
  | 'reminder-days'
  | 'colour'
  | 'switch'
  | 'currency'
  /** One of them, or none. */
  | 'second-currency'
  | 'country'
  /** One of `choices`. */
  | 'choice'

export interface SettingField {
  /** Where it is in the settings: `siteName`, or `theme.accentColor` within a group. */
  readonly path: string
  readonly label: string
  readonly kind: SettingKind
  readonly hint?: string
  /** Of a text: about how many characters of it are shown elsewhere. */
  readonly room?: number
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** The part of its section that begins with it. */
  readonly begins?: string
}

export interface SettingsSection {
  readonly id: string
  readonly title: string
  readonly fields: readonly SettingField[]
}

/** One of them; groups have their name before it. */
export const field = (
  path: `${keyof SettingsForm & string}${'' | `.${string}`}`,
  label: string,
  kind: SettingKind,
  hint?: string,
): SettingField => ({ path, label, kind, ...(hint ? { hint } : {}) })

/** Fields of a long section that belong together, under a heading of their own. */
export const part = (begins: string, fields: readonly SettingField[]): SettingField[] =>
  fields.map((one, at) => (at === 0 ? { ...one, begins } : one))
