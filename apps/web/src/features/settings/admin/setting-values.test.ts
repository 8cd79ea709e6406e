import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { SettingsForm } from '@hostfront/domain/settings/settings-form'
import { expect, test } from 'vitest'
import { SETTINGS_SECTIONS } from './setting-fields.ts'
import { asTyped, changedSettings, readSettings, valueAt } from './setting-values.ts'

const { id: _, ...settings } = DEFAULT_SETTINGS

function typed(fields: (typeof SETTINGS_SECTIONS)[number]['fields'], changes = {}): FormData {
  const data = new FormData()
  const values = Object.fromEntries(fields.map((field) => [field.path, asTyped(field, settings)]))
  for (const [path, value] of Object.entries({ ...values, ...changes })) {
    // A check box that is off is not sent.
    if (value !== '') data.set(path, String(value))
  }
  return data
}

test.each(SETTINGS_SECTIONS)('section $id reads back what it shows', ({ fields }) => {
  const read = SettingsForm.parse(readSettings(fields, typed(fields)))
  for (const { path } of fields) expect(valueAt(read, path)).toEqual(valueAt(settings, path))
})

test('every setting stands on the screen, and a group whole', () => {
  const shown = SETTINGS_SECTIONS.flatMap(({ fields }) => fields.map(({ path }) => path))
  // The shop is opened for orders by an act of its own, and questions have a form of theirs.
  const {
    takesOrders: _,
    checklist: __,
    questions: ___,
    confirmedSteps: _said,
    ...onScreen
  } = settings
  // How statements are read is remembered where one is imported, and what domains cost has a screen of its own.
  const {
    statementAccounts: ____,
    domainPrices: _____,
    books: _books,
    closings: _closings,
    ...billed
  } = onScreen.billing
  // A list of its own below the tax.
  const { rates: ______, ...taxed } = onScreen.tax
  // So are those of the second currency, below the shop's.
  const { currency } = onScreen.secondCurrency
  const groups = { billing: billed, tax: taxed, secondCurrency: { currency } }
  const leaves = Object.entries({ ...onScreen, ...groups }).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
  )
  expect(shown.sort()).toEqual(leaves.sort())
  const homes = new Map<string, string>()
  for (const { id, fields } of SETTINGS_SECTIONS) {
    for (const { path } of fields) {
      const group = path.split('.')[0] ?? path
      expect(homes.get(group) ?? id).toBe(id)
      homes.set(group, id)
    }
  }
})

const sectionOf = (wanted: string) =>
  SETTINGS_SECTIONS.find(({ id }) => id === wanted)?.fields ?? []
const [billing, tax] = [sectionOf('billing'), sectionOf('tax')]

test('a rate is typed in percent, countries with commas', () => {
  const data = typed(tax, { 'tax.basisPoints': '7,75', 'tax.countries': 'ma, FR' })
  expect(readSettings(tax, data).tax).toMatchObject({
    name: 'VAT',
    basisPoints: 775,
    countries: ['MA', 'FR'],
  })
})

test('a country is shown by its name, and read by name or code', () => {
  const field = tax.find(({ path }) => path === 'tax.countries')
  if (!field) throw new Error('no such field')
  const settings = { tax: { countries: ['MA', 'GB', 'CI'] } }
  const shown = asTyped(field, settings)
  expect(shown).toBe('Morocco, United Kingdom, Côte d’Ivoire')
  const read = (text: string) =>
    readSettings([field], typed([field], { 'tax.countries': text })).tax
  expect(read(shown)).toEqual(settings.tax)
  expect(read('fr;  morocco ,, Atlantis')).toEqual({ countries: ['FR', 'MA', 'ATLANTIS'] })
})

test('coin packages are typed with spaces, with or without decimals', () => {
  const read = (amounts: string) =>
    SettingsForm.safeParse(
      readSettings(billing, typed(billing, { 'billing.coinPackages': amounts })),
    )
  expect(read('5 12,50; 1000').data?.billing?.coinPackages).toEqual([5_00, 12_50, 1000_00])
  expect(read('').data?.billing?.coinPackages).toEqual([])
  const refusedAs = (amounts: string) => read(amounts).error?.issues.map(({ message }) => message)
  expect(refusedAs('5 many')).toEqual(['AMOUNT_INVALID'])
  expect(refusedAs('5 0')).toEqual(['AMOUNT_INVALID'])
  expect(refusedAs('5 10 5')).toEqual(['TWICE'])
  expect(refusedAs('1 2 3 4 5 6 7 8 9')).toEqual(['TOO_HIGH 8'])
})

test('days of reminders are typed with spaces or commas, before the due date with a minus', () => {
  const read = (days: string) =>
    SettingsForm.safeParse(readSettings(billing, typed(billing, { 'billing.reminderDays': days })))
  expect(read('-3 1, 14').data?.billing?.reminderDays).toEqual([-3, 1, 14])
  expect(read('').data?.billing?.reminderDays).toEqual([])
  const refusedAs = (days: string) => read(days).error?.issues.map(({ message }) => message)
  expect(refusedAs('soon')).toEqual(['NUMBER_INVALID'])
  expect(refusedAs('1 1')).toEqual(['TWICE'])
  expect(refusedAs('91')).toEqual(['TOO_HIGH 90'])
})

test('what is no number is refused at its field', () => {
  const both = [...billing, ...tax]
  const data = typed(both, { 'billing.graceDays': 'a week', 'tax.basisPoints': '' })
  const { error } = SettingsForm.safeParse(readSettings(both, data))
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['tax.basisPoints', 'FIGURE_INVALID'],
    ['billing.graceDays', 'NUMBER_INVALID'],
  ])
})

const typedForm = (changes: object) => {
  const both = [...billing, ...tax]
  return SettingsForm.parse(readSettings(both, typed(both, changes)))
}

test('what is left as it was is not sent', () => {
  expect(changedSettings(typedForm({}), settings)).toEqual({})
  const contact = SettingsForm.parse({ contactEmail: 'a@shop.test', discordLink: '' })
  expect(changedSettings(contact, { ...settings, discordLink: '' })).toEqual({
    contactEmail: 'a@shop.test',
  })
})

test('of a group, what was changed is sent alone: somebody else may have changed the rest meanwhile', () => {
  const form = typedForm({ 'billing.invoiceDueDays': '33', 'tax.countries': 'MA, FR' })
  expect(changedSettings(form, settings)).toEqual({
    billing: { invoiceDueDays: 33 },
    tax: { countries: ['MA', 'FR'] },
  })
})
