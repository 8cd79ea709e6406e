/** How a plan's servers are made, as it is typed: lines and lists in place of structures. */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, optionalText } from '../record.ts'
import { wholeNumber } from '../whole-number.ts'
import { isByChoice, isSaid, readByChoice, valuesIn } from './by-choice.ts'
import { proxmoxFields, proxmoxGaps, proxmoxRecipeOf } from './proxmox-fields.ts'
import { NODE_IDS_MAX, type PterodactylRecipe, type VariableSource } from './pterodactyl-recipe.ts'
import { QuestionLines, questionsIn } from './question.ts'
import type { Recipe } from './recipe.ts'
import type { TemplateForm } from './template-form.ts'
import { lines, words } from './words.ts'

const NAMED = /^\s*(\w{1,100})\s*=\s*(.*?)\s*$/
const PORT = /^(any|[+-]\d{1,4})$/i
const LINK = /^(\{panel\}|https?:\/\/[^\s/]\S*)$|^$/

const fields = z.object({
  panelId: z.string(),
  address: optionalLine(255),
  panelLink: optionalLine(500).check(z.regex(LINK, issue('LINK_INVALID'))),
  userName: optionalLine(120),
  note: optionalText(1000),
  /** What the panel is to be told; none where it needs nothing. */
  recipeFor: z.enum(['none', 'pterodactyl', 'proxmox']),
  eggId: wholeNumber(0, 1_000_000),
  nestId: wholeNumber(0, 1_000_000),
  /** In the order in which they are tried, or so for each choice. */
  nodeIds: optionalText(4000).check(
    z.refine((text) => valuesIn(text).every((word) => /^\d{1,7}$/.test(word)), {
      ...issue('NUMBER_INVALID'),
      abort: true,
    }),
    z.refine((text) => valuesIn(text).every((word) => Number(word) > 0), {
      ...issue('TOO_LOW', 1),
      abort: true,
    }),
    z.refine((text) => isByChoice(text, NODE_IDS_MAX), issue('CHOICES_INVALID')),
  ),
  ports: optionalLine(200).check(
    z.refine(
      (text) => words(text).length < 10 && words(text).every((word) => PORT.test(word)),
      issue('PORTS_INVALID'),
    ),
  ),
  dockerImage: optionalLine(255),
  startup: optionalLine(1000),
  databases: wholeNumber(0, 100),
  backups: wholeNumber(0, 100),
  variables: optionalText(8000).check(
    z.refine((text) => lines(text).every((line) => NAMED.test(line)), issue('LINES_INVALID')),
  ),
  questions: z.pipe(optionalText(2000), QuestionLines),
  ...proxmoxFields,
})
/** What is typed in the fields of a plan's delivery. Empty `panelId`: staff make its servers, and the rest is left aside. */
export const TemplateFields = fields.check(
  z.refine(({ recipeFor, eggId }) => recipeFor !== 'pterodactyl' || eggId > 0, {
    ...issue('REQUIRED'),
    path: ['eggId'],
  }),
  z.refine(({ recipeFor, nodeIds }) => recipeFor !== 'pterodactyl' || isSaid(nodeIds), {
    ...issue('REQUIRED'),
    path: ['nodeIds'],
  }),
  ...proxmoxGaps.map(([field, code, isWhole]) =>
    z.refine<z.infer<typeof fields>>((typed) => typed.recipeFor !== 'proxmox' || isWhole(typed), {
      ...issue(code),
      path: [field],
    }),
  ),
)
export type TemplateFields = z.infer<typeof TemplateFields>

/** As the contract takes it. */
export function templateForm(typed: TemplateFields): TemplateForm {
  const { panelId, address, panelLink, userName, note } = typed
  return {
    panelId: panelId || null,
    access: { address, panelLink, userName, note },
    recipe: panelId ? recipeOf(typed) : null,
    questions: questionsIn(typed.questions),
  }
}

function recipeOf(typed: TemplateFields): Recipe | null {
  if (typed.recipeFor === 'proxmox') return proxmoxRecipeOf(typed)
  return typed.recipeFor === 'pterodactyl' ? pterodactylRecipeOf(typed) : null
}

function pterodactylRecipeOf(typed: TemplateFields): PterodactylRecipe {
  return {
    eggId: typed.eggId,
    nestId: typed.nestId || null,
    dockerImage: typed.dockerImage,
    startup: typed.startup,
    ...nodesOf(typed),
    ports: [
      { offset: null },
      ...words(typed.ports).map((word) => ({ offset: /^any$/i.test(word) ? null : Number(word) })),
    ],
    memory: 'plan',
    disk: 'plan',
    cpu: 'plan',
    swap: 0,
    io: 500,
    databases: typed.databases,
    backups: typed.backups,
    startOnCompletion: true,
    variables: lines(typed.variables).map((line) => {
      const [, name = '', value = ''] = NAMED.exec(line) ?? []
      return { name, source: sourceOf(value) }
    }),
  }
}

function nodesOf({ nodeIds }: Pick<TemplateFields, 'nodeIds'>) {
  const { all, each } = readByChoice(nodeIds)
  const nodeIdsByChoice = each.map(({ choice, values }) => ({
    choice,
    nodeIds: values.map(Number),
  }))
  const [first] = nodeIdsByChoice
  return first ? { nodeIds: [...first.nodeIds], nodeIdsByChoice } : { nodeIds: all.map(Number) }
}

/** `{generated}`, `{server}`, `{port:2}` (the second), `{option:slots}`, `{customer:LICENCE}`; anything else is the value itself. */
function sourceOf(value: string): VariableSource {
  const [, kind, of = ''] =
    /^\{(generated|server|port|option|customer)(?::([^}]*))?\}$/.exec(value) ?? []
  if (kind === 'generated') return { from: 'generated' }
  if (kind === 'server') return { from: 'server-name' }
  if (kind === 'port' && /^[1-9]$/.test(of)) return { from: 'port', index: Number(of) - 1 }
  if (kind === 'customer') return { from: 'customer', name: of }
  if (kind === 'option') return { from: 'option', optionId: of }
  return { from: 'fixed', value }
}
