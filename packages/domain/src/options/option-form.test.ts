import { expect, test } from 'vitest'
import { freeId } from '../free-id.ts'
import { movedRows } from '../moved-rows.ts'
import { fittedTo, OptionForm } from './option-form.ts'
import { isActive } from './order-option.ts'
import { SEED_OPTIONS } from './seed-options.ts'

const form: OptionForm = {
  label: 'Support',
  help: '',
  kind: 'choice',
  choices: [
    { id: 'plain', label: 'Plain', pricePerMonth: 0, slots: null },
    { id: 'night', label: 'Night', pricePerMonth: 500, slots: null },
  ],
  defaultChoice: 'plain',
  isRequired: true,
  planTypes: ['vps'],
  planIds: [],
}
const [plain, night] = form.choices
if (!plain || !night) throw new Error('no choices')

test('every option of the seed is one that an operator could have typed', () => {
  for (const option of SEED_OPTIONS) {
    const { id: _, position: __, status: ___, ...typed } = option
    expect(OptionForm.parse(option)).toEqual(typed)
    expect(fittedTo(typed)).toEqual(typed)
  }
})

test.each([
  ['no choice at all', { choices: [], defaultChoice: '' }, 'choices', 'REQUIRED'],
  [
    'two choices of one name',
    { choices: [plain, { ...night, label: 'PLAIN' }] },
    'choices',
    'TWICE',
  ],
  ['two choices of one id', { choices: [plain, { ...night, id: 'plain' }] }, 'choices', 'TWICE'],
  ['a default that is none', { defaultChoice: 'day' }, 'defaultChoice', 'NOT_OFFERED'],
  [
    'a price below nothing',
    { choices: [{ ...plain, pricePerMonth: -1 }] },
    'choices.0.pricePerMonth',
    'AMOUNT_INVALID',
  ],
  [
    'a price beyond measure',
    { choices: [{ ...plain, pricePerMonth: 2_000_001 }] },
    'choices.0.pricePerMonth',
    'TOO_HIGH',
  ],
  ['half a slot', { choices: [{ ...plain, slots: 0.5 }] }, 'choices.0.slots', 'NUMBER_INVALID'],
  ['a blank label', { label: ' ' }, 'label', 'REQUIRED'],
])('%s is refused', (_what, change, path, message) => {
  const { error } = OptionForm.safeParse({ ...form, ...change })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    message,
  ])
})

test('an option that is typed has no choices, and a choice is always made', () => {
  expect(fittedTo({ ...form, kind: 'text', isRequired: false })).toMatchObject({
    choices: [],
    defaultChoice: '',
    isRequired: false,
  })
  expect(fittedTo({ ...form, isRequired: false }).isRequired).toBe(true)
})

test('an id is made of the label, and is its own', () => {
  expect(freeId('Operating system', [])).toBe('operating-system')
  expect(freeId(' Größe: 4 GB! ', ['grosse-4-gb'])).toBe('gro-e-4-gb')
  expect(freeId('Backup', ['backup', 'backup-2'])).toBe('backup-3')
  expect(freeId('漢字', [])).toBe('option')
})

test('an option changes places with the active one beside it', () => {
  const row = (id: string, position: number, status: 'active' | 'archived' = 'active') => ({
    id,
    position,
    status,
  })
  const rows = [row('a', 1), row('old', 2, 'archived'), row('b', 3), row('c', 3)]
  const moves = (id: string, direction: 'up' | 'down') =>
    movedRows(rows, id, direction, isActive).map(({ row, position }) => [row.id, position])
  expect(moves('b', 'up')).toEqual([
    ['b', 1],
    ['a', 3],
    ['c', 4],
  ])
  expect(moves('c', 'down')).toEqual([])
  expect(moves('a', 'up')).toEqual([])
  expect(moves('old', 'up')).toEqual([])
  expect(moves('nobody', 'down')).toEqual([])
})
