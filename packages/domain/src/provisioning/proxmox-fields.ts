/** How virtual machines of a plan are made, as it is typed. */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, optionalText } from '../record.ts'
import { wholeNumber } from '../whole-number.ts'
import { choiceLines, isByChoice, isSaid, readByChoice, valuesIn } from './by-choice.ts'
import { isIpv4, isIpv4OrBlock } from './ipv4.ts'
import {
  NODE_NAME,
  NODES_MAX,
  PLACE_NAME,
  type ProxmoxRecipe,
  USER_NAME,
  VMID_MAX,
  VMID_MIN,
} from './proxmox-recipe.ts'
import { words } from './words.ts'

const ADDRESSES_MAX = 100

const named = (pattern: RegExp) => optionalLine(100).check(z.regex(pattern, issue('NAME_INVALID')))

const areNames = (text: string): boolean => valuesIn(text).every((word) => NODE_NAME.test(word))

/** As many digits as the highest has. */
const isNumber = (word: string): boolean => /^\d{1,9}$/.test(word)

const areAddresses = (text: string): boolean =>
  words(text).length <= ADDRESSES_MAX && words(text).every(isIpv4OrBlock)

export const proxmoxFields = {
  /** One number, or one for each choice. */
  templateVmid: optionalText(4000).check(
    z.refine((text) => valuesIn(text).every(isNumber), { ...issue('NUMBER_INVALID'), abort: true }),
    z.refine((text) => valuesIn(text).every((value) => Number(value) >= VMID_MIN), {
      ...issue('TOO_LOW', VMID_MIN),
      abort: true,
    }),
    z.refine((text) => isByChoice(text, 1), issue('CHOICES_INVALID')),
  ),
  /** In the order in which they are tried, or so for each choice. */
  nodeNames: optionalText(4000).check(
    z.refine(areNames, { ...issue('NAME_INVALID'), abort: true }),
    z.refine((text) => isByChoice(text, NODES_MAX), issue('CHOICES_INVALID')),
  ),
  cloneAs: z.enum(['full', 'linked']),
  storage: named(PLACE_NAME),
  pool: named(PLACE_NAME),
  vmidFrom: wholeNumber(0, VMID_MAX),
  vmidTo: wholeNumber(0, VMID_MAX),
  /** Empty: the network gives them. */
  addresses: optionalText(4000).check(z.refine(areAddresses, issue('ADDRESSES_INVALID'))),
  prefix: wholeNumber(1, 32),
  gateway: optionalLine(15).check(
    z.refine((text) => text === '' || isIpv4(text), issue('ADDRESSES_INVALID')),
  ),
  ciUser: named(USER_NAME),
  onboot: z.boolean(),
}

const Typed = z.object(proxmoxFields)
export type ProxmoxTyped = z.infer<typeof Typed>

/** What is missing or contradicts itself, each with its field, in a form that is for a cluster. */
export const proxmoxGaps = [
  ['templateVmid', 'REQUIRED', ({ templateVmid }) => isSaid(templateVmid)],
  ['nodeNames', 'REQUIRED', ({ nodeNames }) => isSaid(nodeNames)],
  ['vmidFrom', 'REQUIRED', ({ vmidFrom }) => vmidFrom >= VMID_MIN],
  ['vmidTo', 'RANGE_REVERSED', ({ vmidFrom, vmidTo }) => vmidTo >= vmidFrom],
  ['gateway', 'REQUIRED', ({ addresses, gateway }) => addresses === '' || gateway !== ''],
] as const satisfies readonly (readonly [
  keyof ProxmoxTyped,
  'REQUIRED' | 'RANGE_REVERSED',
  (typed: ProxmoxTyped) => boolean,
])[]

export function proxmoxRecipeOf(typed: ProxmoxTyped): ProxmoxRecipe {
  const { cloneAs, vmidFrom, vmidTo, addresses, prefix, gateway } = typed
  return {
    kind: 'proxmox',
    ...templatesOf(typed),
    ...nodesOf(typed),
    clone: cloneAs,
    // A linked clone lies where its template does.
    storage: cloneAs === 'full' ? typed.storage : '',
    pool: typed.pool,
    vmids: { from: vmidFrom, to: vmidTo },
    network:
      addresses === ''
        ? { by: 'dhcp' }
        : { by: 'list', addresses: words(addresses), prefix, gateway },
    user: typed.ciUser,
    onboot: typed.onboot,
  }
}

function templatesOf({ templateVmid }: Pick<ProxmoxTyped, 'templateVmid'>) {
  const { all, each } = readByChoice(templateVmid)
  const templates = each.map(({ choice, values }) => ({ choice, templateId: Number(values[0]) }))
  const [first] = templates
  return first ? { templateId: first.templateId, templates } : { templateId: Number(all[0]) }
}

function nodesOf({ nodeNames }: Pick<ProxmoxTyped, 'nodeNames'>) {
  const { all, each } = readByChoice(nodeNames)
  const nodesByChoice = each.map(({ choice, values }) => ({ choice, nodes: [...values] }))
  const [first] = nodesByChoice
  return first ? { nodes: [...first.nodes], nodesByChoice } : { nodes: [...all] }
}

/** The template or templates, as they are shown to be changed. */
export const templateWords = ({
  templateId,
  templates,
}: Pick<ProxmoxRecipe, 'templateId' | 'templates'>): string =>
  templates
    ? choiceLines(templates.map(({ choice, templateId: id }) => ({ choice, values: [String(id)] })))
    : String(templateId)

/** The nodes, likewise. */
export const nodeWords = ({
  nodes,
  nodesByChoice,
}: Pick<ProxmoxRecipe, 'nodes' | 'nodesByChoice'>): string =>
  nodesByChoice
    ? choiceLines(nodesByChoice.map(({ choice, nodes: values }) => ({ choice, values })))
    : nodes.join(', ')

/** The addresses, as they are shown to be changed; empty where the network gives them. */
export const addressWords = ({ network }: Pick<ProxmoxRecipe, 'network'>): string =>
  network.by === 'list' ? network.addresses.join('\n') : ''
