import { OptionForm } from '@hostfront/domain/options/option-form'
import { expect, test } from 'vitest'
import { readOptionForm, scopeOf } from './option-form.ts'

type Typed = readonly (readonly [name: string, value: string])[]

const backup: Typed = [
  ['label', ' Copies '],
  ['help', ''],
  ['kind', 'choice'],
  ['choices.0.id', 'choliba'],
  ['choices.0.label', 'Choliba'],
  ['choices.0.pricePerMonth', ''],
  ['choices.0.slots', ''],
  ['choices.1.id', ''],
  ['choices.1.label', 'Twice a day'],
  ['choices.1.pricePerMonth', '3,50'],
  ['choices.1.slots', '100'],
  ['defaultChoice', '1'],
  ['scope', 'types'],
  ['planTypes', 'samp'],
  ['planTypes', 'mta'],
]

const read = (typed: Typed) => {
  const data = new FormData()
  for (const [name, value] of typed) data.append(name, value)
  return readOptionForm(data)
}
const changed = (name: string, value: string): Typed =>
  backup.map((entry) => (entry[0] === name ? [name, value] : entry))

test('an option as it is typed: known choices keep their ids, new ones get one', () => {
  expect(OptionForm.parse(read(backup))).toEqual({
    label: 'Copies',
    help: '',
    kind: 'choice',
    choices: [
      { id: 'choliba', label: 'Choliba', pricePerMonth: 0, slots: null },
      { id: 'twice-a-day', label: 'Twice a day', pricePerMonth: 350, slots: 100 },
    ],
    defaultChoice: 'twice-a-day',
    isRequired: true,
    planTypes: ['samp', 'mta'],
    planIds: [],
  })
})

test('a text has no choices, and may be left empty', () => {
  expect(OptionForm.parse(read(changed('kind', 'text')))).toMatchObject({
    kind: 'text',
    choices: [],
    isRequired: false,
  })
})

test.each([
  [changed('choices.1.pricePerMonth', 'much'), 'choices.1.pricePerMonth', 'AMOUNT_INVALID'],
  [changed('choices.1.slots', 'few'), 'choices.1.slots', 'NUMBER_INVALID'],
  [changed('choices.1.label', ' '), 'choices.1.label', 'REQUIRED'],
  [changed('choices.1.label', 'choliba'), 'choices', 'TWICE'],
  [changed('defaultChoice', '7'), 'defaultChoice', 'NOT_OFFERED'],
  [changed('scope', 'plans'), 'planIds', 'REQUIRED'],
  [backup.filter(([name]) => name !== 'planTypes'), 'planTypes', 'REQUIRED'],
  [backup.filter(([name]) => !name.startsWith('choices')), 'choices', 'REQUIRED'],
])('%j is refused at %s', (typed, path, message) => {
  const { error } = OptionForm.safeParse(read(typed))
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    message,
  ])
})

test('the form tells with which plans it is asked for', () => {
  expect(scopeOf({ planTypes: [], planIds: [] })).toBe('all')
  expect(scopeOf({ planTypes: ['vps'], planIds: [] })).toBe('types')
  expect(scopeOf({ planTypes: ['vps'], planIds: ['vps-entry'] })).toBe('plans')
})
