import { expect, test } from 'vitest'
import { addressWords, nodeWords, templateWords } from './proxmox-fields.ts'
import { nodesFor, templateFor } from './proxmox-recipe.ts'
import { nodeIdsFor } from './pterodactyl-recipe.ts'
import { proxmoxRecipe, pterodactylRecipe, Recipe } from './recipe.ts'
import { nodeIdWords, portWords, variableLines } from './recipe-words.ts'
import { TemplateFields, templateForm } from './template-fields.ts'
import { TemplateForm } from './template-form.ts'

/** The fields of a cluster, as they are where they are not on show. */
const NO_MACHINE = {
  templateVmid: '',
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

test('nodes of a panel for each choice are read, shown as they were typed, and taken by what was chosen', () => {
  const nodeIds = 'germany = 1, 2\nuk = 3'
  const form = TemplateForm.parse(templateForm(TemplateFields.parse({ ...TYPED, nodeIds })))
  const recipe = pterodactylRecipe(form.recipe)
  if (!recipe) throw new Error('no recipe')
  expect(recipe.nodeIds).toEqual([1, 2])
  expect(nodeIdWords(recipe)).toBe(nodeIds)
  expect(nodeIdsFor(recipe, ['uk'])).toEqual([3])
  expect(nodeIdsFor(recipe, ['france'])).toBeNull()
  const { nodeIdsByChoice: _, ...before } = recipe
  expect(nodeIdWords(before)).toBe('1, 2')
  expect(nodeIdsFor(before, ['france'])).toEqual([1, 2])
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
  ['nodeIds', '0', 'TOO_LOW 1'],
  ['nodeIds', ',', 'REQUIRED'],
  ['nodeIds', 'germany = eu-1', 'NUMBER_INVALID'],
  ['nodeIds', '1, germany = 2', 'CHOICES_INVALID'],
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
  templateVmid: '9000',
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

test('a template for each choice is read, shown as it was typed, and taken by what was chosen', () => {
  const templateVmid = 'debian-12 = 9000\nubuntu-24-04 = 9001'
  const form = TemplateForm.parse(templateForm(TemplateFields.parse({ ...MACHINE, templateVmid })))
  const recipe = proxmoxRecipe(form.recipe)
  if (!recipe) throw new Error('no recipe')
  expect(recipe).toMatchObject({
    templateId: 9000,
    templates: [
      { choice: 'debian-12', templateId: 9000 },
      { choice: 'ubuntu-24-04', templateId: 9001 },
    ],
  })
  expect(templateWords(recipe)).toBe(templateVmid)
  expect(templateFor(recipe, ['germany', 'ubuntu-24-04'])).toBe(9001)
  expect(templateFor(recipe, ['germany'])).toBeNull()
  expect(Recipe.safeParse({ ...recipe, templates: [] }).success).toBe(false)
})

test('nodes for each choice are read, shown as they were typed, and taken by what was chosen', () => {
  const nodeNames = 'germany = pve1, pve2\nuk = pve3'
  const form = TemplateForm.parse(templateForm(TemplateFields.parse({ ...MACHINE, nodeNames })))
  const recipe = proxmoxRecipe(form.recipe)
  if (!recipe) throw new Error('no recipe')
  expect(recipe.nodes).toEqual(['pve1', 'pve2'])
  expect(nodeWords(recipe)).toBe(nodeNames)
  expect(nodesFor(recipe, ['uk', 'debian-12'])).toEqual(['pve3'])
  expect(nodesFor(recipe, ['debian-12'])).toBeNull()
})

test('one template and one list of nodes are for whatever was chosen', () => {
  const recipe = proxmoxRecipe(templateForm(TemplateFields.parse(MACHINE)).recipe)
  if (!recipe) throw new Error('no recipe')
  expect(recipe).not.toHaveProperty('templates')
  expect(recipe).not.toHaveProperty('nodesByChoice')
  expect(nodeWords(recipe)).toBe('pve1, pve2')
  expect(nodesFor(recipe, ['uk'])).toEqual(['pve1', 'pve2'])
  expect(templateWords(recipe)).toBe('9000')
  expect(templateFor(recipe, ['ubuntu-24-04'])).toBe(9000)
  expect(templateFor(recipe, [])).toBe(9000)
})

test('without addresses the network gives them; a linked clone names no storage', () => {
  const typed = { ...MACHINE, addresses: '', gateway: '', cloneAs: 'linked' }
  expect(templateForm(TemplateFields.parse(typed)).recipe).toMatchObject({
    network: { by: 'dhcp' },
    storage: '',
  })
})

test.each([
  ['templateVmid', '', 'REQUIRED'],
  ['templateVmid', ',', 'REQUIRED'],
  ['templateVmid', '99', 'TOO_LOW 100'],
  ['templateVmid', '1e3', 'NUMBER_INVALID'],
  ['templateVmid', '9000 9001', 'CHOICES_INVALID'],
  ['templateVmid', 'debian-12 = 9000 9001', 'CHOICES_INVALID'],
  ['templateVmid', 'debian-12 = 9000, debian-12 = 9001', 'CHOICES_INVALID'],
  ['templateVmid', 'debian-12 = 9000\nubuntu =', 'CHOICES_INVALID'],
  ['templateVmid', 'debian-12 = 99', 'TOO_LOW 100'],
  ['templateVmid', '= 9000', 'NUMBER_INVALID'],
  ['templateVmid', 'debian-12: 9000', 'NUMBER_INVALID'],
  ['nodeNames', '', 'REQUIRED'],
  ['nodeNames', 'pve_1', 'NAME_INVALID'],
  ['nodeNames', 'germany = pve_1', 'NAME_INVALID'],
  ['nodeNames', 'pve1, germany = pve2', 'CHOICES_INVALID'],
  ['nodeNames', 'germany =', 'CHOICES_INVALID'],
  ['nodeNames', 'germany = pve1, uk =', 'CHOICES_INVALID'],
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
