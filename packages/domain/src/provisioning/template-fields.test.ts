import { expect, test } from 'vitest'
import { addressWords } from './proxmox-fields.ts'
import { proxmoxRecipe, pterodactylRecipe, Recipe } from './recipe.ts'
import { portWords, variableLines } from './recipe-words.ts'
import { TemplateFields, templateForm } from './template-fields.ts'
import { TemplateForm } from './template-form.ts'

/** The fields of a cluster, as they are where they are not on show. */
const NO_MACHINE = {
  templateVmid: 0,
  nodeNames: '',
  cloneAs: 'full',
  storage: '',
  pool: '',
  vmidFrom: 0,
  vmidTo: 0,
  addresses: '',
  prefix: 24,
  gateway: '',
  ciUser: '',
  onboot: false,
}

const TYPED = {
  panelId: 'panel',
  address: '{address}',
  panelLink: '{panel}',
  userName: '{user}',
  note: '',
  recipeFor: 'pterodactyl',
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
  ...NO_MACHINE,
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
  const recipe = pterodactylRecipe(form.recipe)
  if (!recipe) throw new Error('no recipe')
  expect(portWords(recipe)).toBe('+2, any, -123')
  const again = templateForm(TemplateFields.parse({ ...TYPED, variables: variableLines(recipe) }))
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

const MACHINE = {
  ...TYPED,
  recipeFor: 'proxmox',
  eggId: 0,
  nodeIds: '',
  templateVmid: 9000,
  nodeNames: 'pve1, pve2',
  storage: 'local-lvm',
  vmidFrom: 20_000,
  vmidTo: 20_999,
  addresses: '203.0.113.0/28, 203.0.113.77',
  gateway: '203.0.113.1',
  ciUser: 'admin',
  onboot: true,
}

test('what is typed for a cluster becomes a recipe of its kind', () => {
  const form = TemplateForm.parse(templateForm(TemplateFields.parse(MACHINE)))
  const recipe = proxmoxRecipe(form.recipe)
  expect(recipe).toEqual({
    kind: 'proxmox',
    templateId: 9000,
    nodes: ['pve1', 'pve2'],
    clone: 'full',
    storage: 'local-lvm',
    pool: '',
    vmids: { from: 20_000, to: 20_999 },
    network: {
      by: 'list',
      addresses: ['203.0.113.0/28', '203.0.113.77'],
      prefix: 24,
      gateway: '203.0.113.1',
    },
    user: 'admin',
    onboot: true,
  })
  expect(pterodactylRecipe(form.recipe)).toBeNull()
  const addresses = recipe ? addressWords(recipe) : ''
  expect(templateForm(TemplateFields.parse({ ...MACHINE, addresses }))).toEqual(form)
})

test('without addresses the network gives them; a linked clone names no storage', () => {
  const typed = { ...MACHINE, addresses: '', gateway: '', cloneAs: 'linked' }
  expect(templateForm(TemplateFields.parse(typed)).recipe).toMatchObject({
    network: { by: 'dhcp' },
    storage: '',
  })
})

test.each([
  ['templateVmid', 99, 'REQUIRED'],
  ['nodeNames', '', 'REQUIRED'],
  ['nodeNames', 'pve_1', 'NAME_INVALID'],
  ['storage', '../x', 'NAME_INVALID'],
  ['ciUser', 'Root', 'NAME_INVALID'],
  ['vmidTo', 19_999, 'RANGE_REVERSED'],
  ['addresses', '10.0.0.0/8', 'ADDRESSES_INVALID'],
  ['gateway', '', 'REQUIRED'],
  ['gateway', '1.2.3', 'ADDRESSES_INVALID'],
  ['prefix', 33, 'TOO_HIGH 32'],
] as const)('of a cluster, %s: %s is refused', (field, value, code) => {
  const parsed = TemplateFields.safeParse({ ...MACHINE, [field]: value })
  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, code],
  ])
})

test('recipes that were kept before there were two kinds go on being read', () => {
  const { recipe } = templateForm(TemplateFields.parse(TYPED))
  expect(recipe).not.toHaveProperty('kind')
  expect(Recipe.parse(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe)
  expect(Recipe.safeParse({ ...recipe, eggId: 0 }).success).toBe(false)
})
