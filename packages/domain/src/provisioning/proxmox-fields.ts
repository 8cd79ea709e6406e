/** How virtual machines of a plan are made, as it is typed. */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, optionalText } from '../record.ts'
import { wholeNumber } from '../whole-number.ts'
import { isIpv4, isIpv4OrBlock } from './ipv4.ts'
import {
  NODE_NAME,
  PLACE_NAME,
  type ProxmoxRecipe,
  USER_NAME,
  VMID_MAX,
  VMID_MIN,
} from './proxmox-recipe.ts'
import { words } from './words.ts'

const ADDRESSES_MAX = 100
const NODES_MAX = 50

const named = (pattern: RegExp) => optionalLine(100).check(z.regex(pattern, issue('NAME_INVALID')))

const areNames = (text: string): boolean =>
  words(text).length <= NODES_MAX && words(text).every((word) => NODE_NAME.test(word))

const areAddresses = (text: string): boolean =>
  words(text).length <= ADDRESSES_MAX && words(text).every(isIpv4OrBlock)

export const proxmoxFields = {
  // 0: nothing is typed.
  templateVmid: wholeNumber(0, VMID_MAX),
  nodeNames: optionalLine(1000).check(z.refine(areNames, issue('NAME_INVALID'))),
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
  ['templateVmid', 'REQUIRED', ({ templateVmid }) => templateVmid >= VMID_MIN],
  ['nodeNames', 'REQUIRED', ({ nodeNames }) => words(nodeNames).length > 0],
  ['vmidFrom', 'REQUIRED', ({ vmidFrom }) => vmidFrom >= VMID_MIN],
  ['vmidTo', 'RANGE_REVERSED', ({ vmidFrom, vmidTo }) => vmidTo >= vmidFrom],
  ['gateway', 'REQUIRED', ({ addresses, gateway }) => addresses === '' || gateway !== ''],
] as const satisfies readonly (readonly [
  keyof ProxmoxTyped,
  'REQUIRED' | 'RANGE_REVERSED',
  (typed: ProxmoxTyped) => boolean,
])[]

export function proxmoxRecipeOf(typed: ProxmoxTyped): ProxmoxRecipe {
  const { templateVmid, cloneAs, vmidFrom, vmidTo, addresses, prefix, gateway } = typed
  return {
    kind: 'proxmox',
    templateId: templateVmid,
    nodes: words(typed.nodeNames),
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

/** The addresses, as they are shown to be changed; empty where the network gives them. */
export const addressWords = ({ network }: Pick<ProxmoxRecipe, 'network'>): string =>
  network.by === 'list' ? network.addresses.join('\n') : ''
