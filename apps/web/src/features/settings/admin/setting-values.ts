import { countryName } from '@hostfront/domain/accounts/country-name'
import { toDecimal } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import type { SettingsForm } from '@hostfront/domain/settings/settings-form'
import { changedFields } from '../../../parts/changed-fields.ts'
import { codeOfCountry } from '../../../words/countries.ts'
import type { SettingField } from './setting-field.ts'

/** A part of the settings, groups within it. */
export interface SettingValues {
  readonly [name: string]: unknown
}

export function valueAt(settings: object, path: string): unknown {
  let value: unknown = settings
  for (const name of path.split('.')) value = groupOf(value)[name]
  return value
}

/** What is in the field of a form. A switch says `on`, as a browser's check box does. */
export function asTyped({ kind, path }: SettingField, settings: object): string {
  const value = valueAt(settings, path)
  if (kind === 'percent') return shortly(Number(value))
  if (kind === 'countries') return (value as readonly string[]).map(countryName).join(', ')
  if (kind === 'reminder-days') return (value as readonly number[]).join(' ')
  if (kind === 'amounts') return (value as readonly number[]).map(shortly).join(' ')
  if (kind === 'second-currency') return value === null ? '' : String(value)
  if (kind === 'switch') return value === true ? 'on' : ''
  return String(value)
}

/** The fields of a section as they are sent to the shop; what cannot be read is left for the schema to refuse. */
export function readSettings(fields: readonly SettingField[], data: FormData): SettingValues {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const [first = '', second] = field.path.split('.')
    const value = read(field, String(data.get(field.path) ?? ''))
    if (second === undefined) values[first] = value
    else values[first] = { ...groupOf(values[first]), [second]: value }
  }
  return values
}

/** What the form changes of what it showed: the rest may have been changed by somebody else since. */
export function changedSettings(typed: SettingsForm, shown: object): SettingsForm {
  const changed = Object.entries(changedFields(shown, typed)).map(
    ([name, value]): Named => [
      name,
      isGroup(value) ? changedFields(groupOf(valueAt(shown, name)), value) : value,
    ],
  )
  // A group may hold what no form shows, and differ by that alone.
  const named = changed.filter(([, value]) => !isGroup(value) || Object.keys(value).length > 0)
  // Names and values are those of the form.
  return Object.fromEntries(named) as SettingsForm
}

type Named = readonly [name: string, value: unknown]

/** `7.5` for 750: without decimals that say nothing. */
const shortly = (amount: number): string => toDecimal(amount).replace(/\.?0+$/, '')

const isGroup = (value: unknown): value is SettingValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const groupOf = (value: unknown): SettingValues => (isGroup(value) ? value : {})

function read({ kind }: SettingField, typed: string): unknown {
  switch (kind) {
    case 'switch':
      return typed === 'on'
    case 'second-currency':
      return typed === '' ? null : typed
    case 'number':
      return typed.trim() === '' ? Number.NaN : Number(typed)
    case 'percent':
      // A rate has two decimals like an amount: 7.75 percent are 775 basis points.
      return parseMoney(typed) ?? Number.NaN
    case 'amounts':
      // A comma may be that of decimals, so only spaces and semicolons are between amounts.
      return words(typed, /[\s;]+/).map((amount) => parseMoney(amount) ?? Number.NaN)
    case 'reminder-days':
      return typedDays(typed)
    case 'countries':
      // Names have spaces in them, and no commas.
      return words(typed, /[,;\n]+/).flatMap((one) => (one.trim() === '' ? [] : codeOfCountry(one)))
    case 'line':
    case 'text':
    case 'page':
    case 'email':
    case 'link':
    case 'colour':
    case 'currency':
    case 'country':
    case 'choice':
      return typed
  }
}

/** Days with spaces, commas or semicolons between them; NaN for what is none. */
export const typedDays = (typed: string): number[] => words(typed, /[\s,;]+/).map(Number)

const words = (typed: string, between: RegExp): string[] => typed.split(between).filter(Boolean)
