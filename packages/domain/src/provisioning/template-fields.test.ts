import { expect, test } from 'vitest'
import { portWords, TemplateFields, templateForm, variableLines } from './template-fields.ts'
import { TemplateForm } from './template-form.ts'

const TYPED = {
  panelId: 'panel',
  address: '{address}',
  panelLink: '{panel}',
  userName: '{user}',
  note: '',
  hasRecipe: true,
  eggId: 4,
  nestId: 1,
  nodeIds: '1, 2',
  ports: '+2, any, -123',
  dockerImage: '',
  startup: '',
  databases: 1,
  backups: 2,
  variables:
    'RCON_PASS = {generated}\n\nSERVER_WEBPORT={port:2}\nMAX_PLAYERS = {option:slots}\nNAME = {server}\nVERSION = latest\nKEY = {customer:LICENCE}',
  questions: 'LICENCE = Licence key (secret)',
}

test('what is typed becomes a recipe, and is shown as it was typed', () => {
  const form = TemplateForm.parse(templateForm(TemplateFields.parse(TYPED)))
  expect(form.recipe).toMatchObject({
    nodeIds: [1, 2],
    ports: [{ offset: null }, { offset: 2 }, { offset: null }, { offset: -123 }],
    variables: [
      { name: 'RCON_PASS', source: { from: 'generated' } },
      { name: 'SERVER_WEBPORT', source: { from: 'port', index: 1 } },
      { name: 'MAX_PLAYERS', source: { from: 'option', optionId: 'slots' } },
      { name: 'NAME', source: { from: 'server-name' } },
      { name: 'VERSION', source: { from: 'fixed', value: 'latest' } },
      { name: 'KEY', source: { from: 'customer', name: 'LICENCE' } },
    ],
  })
  if (!form.recipe) throw new Error('no recipe')
  expect(portWords(form.recipe)).toBe('+2, any, -123')
  const again = templateForm(
    TemplateFields.parse({ ...TYPED, variables: variableLines(form.recipe) }),
  )
  expect(again).toEqual(form)
})

test('without a panel there is nothing to make it by, and where staff make it, no recipe', () => {
  expect(templateForm(TemplateFields.parse({ ...TYPED, panelId: '' }))).toMatchObject({
    panelId: null,
    recipe: null,
  })
})

test.each([
  ['variables', 'RCON_PASS', 'LINES_INVALID'],
  ['variables', 'RCON PASS = 1', 'LINES_INVALID'],
  ['ports', 'seven', 'PORTS_INVALID'],
  ['nodeIds', 'eu-1', 'NUMBER_INVALID'],
  ['eggId', Number.NaN, 'NUMBER_INVALID'],
] as const)('%s: %s is refused', (field, value, code) => {
  const parsed = TemplateFields.safeParse({ ...TYPED, [field]: value })
  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, code],
  ])
})
