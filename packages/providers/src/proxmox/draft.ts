import { ipv4sOf } from '@hostfront/domain/provisioning/ipv4'
import {
  nodesFor,
  type ProxmoxRecipe,
  templateFor,
} from '@hostfront/domain/provisioning/proxmox-recipe'
import { proxmoxRecipe } from '@hostfront/domain/provisioning/recipe'
import type { Preview } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import * as z from 'zod/mini'
import { freeAddress, usedAddresses } from './addresses.ts'
import { ask, faultOf, type Got, got, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Node, type Resource } from './cluster-objects.ts'
import { hardwareOf } from './hardware.ts'
import {
  bootDisk,
  certainlyAbsent,
  diskSize,
  hasCloudInit,
  listMachines,
  readMachine,
} from './machine.ts'
import type { Order } from './note.ts'

/** All of an order but the machine's number. */
export interface Draft {
  readonly recipe: ProxmoxRecipe
  readonly order: Order
  readonly templateId: number
  /** Where the template is, and where the clone shall be. */
  readonly source: string
  readonly node: string
  /** Numbers that are taken, as far as the token sees. */
  readonly taken: ReadonlySet<number>
}

/** Reads and checks everything that an order needs, and changes nothing. */
export async function draftOf(call: ClusterCall, spec: ServerSpec): Promise<Got<Draft>> {
  const recipe = proxmoxRecipe(spec.recipe)
  if (recipe === null) return refuse('NO_TEMPLATE', null)
  const templateId = templateFor(recipe, spec.choices)
  const nodes = nodesFor(recipe, spec.choices)
  if (templateId === null || nodes === null) return refuse('NO_TEMPLATE', 'choice')
  const hardware = hardwareOf(spec)
  if (!hardware.ok) return hardware
  const machines = await listMachines(call)
  if (!machines.ok) return machines
  const disk = await templateDisk(call, templateId, machines.value)
  if (!disk.ok) return disk
  if (disk.value.sizeMiB > hardware.value.diskMiB) return refuse('REFUSED_FIELD', 'disk')
  const node = await chooseNode(call, nodes, hardware.value.memoryMiB)
  if (!node.ok) return node
  const address = await anyAddress(call, recipe, spec.key)
  if (!address.ok) return address
  const { network, user, onboot } = recipe
  return got({
    recipe,
    order: {
      name: hostName(spec.name, spec.key),
      hardware: hardware.value,
      disk: disk.value.name,
      network,
      user,
      onboot,
      sshKeys: [...spec.sshKeys],
    },
    templateId,
    source: disk.value.node,
    node: node.value,
    taken: new Set(machines.value.map(({ vmid }) => vmid)),
  })
}

/** The template's node, and the disk that a clone of it starts from. */
async function templateDisk(
  call: ClusterCall,
  templateId: number,
  machines: readonly Resource[],
): Promise<Got<{ readonly node: string; readonly name: string; readonly sizeMiB: number }>> {
  const listed = machines.find(({ vmid }) => vmid === templateId)
  if (!listed) {
    const absent = await certainlyAbsent(call)
    return absent.ok || absent.answer.result === 'absent'
      ? refuse('NO_TEMPLATE', 'templateId')
      : absent
  }
  const template = await readMachine(call, listed)
  if (!template.ok) return template
  const { node, config } = template.value
  // Without it a clone would come up with the template's own name and address.
  if (!config.template || !hasCloudInit(config)) {
    return refuse('NO_TEMPLATE', config.template ? 'cloudinit' : 'templateId')
  }
  const name = bootDisk(config)
  const sizeMiB = name === null ? null : diskSize(config, name)
  return name === null || sizeMiB === null
    ? refuse('NO_TEMPLATE', 'disk')
    : got({ node, name, sizeMiB })
}

const MIB = 2 ** 20

/** The first of these nodes that is up and has the memory, as far as it is shown. */
async function chooseNode(
  call: ClusterCall,
  names: readonly string[],
  memoryMiB: number,
): Promise<Got<string>> {
  const request = { method: 'GET', path: '/cluster/resources', form: { type: 'node' } } as const
  const nodes = await ask(call, request, z.array(Node))
  if (!nodes.ok) return nodes
  const known = names.flatMap((name) => nodes.value.find(({ node }) => node === name) ?? [])
  const chosen = known.find(
    ({ status, mem, maxmem }) =>
      status === 'online' &&
      (mem === undefined || maxmem === undefined || maxmem - mem >= memoryMiB * MIB),
  )
  if (chosen) return got(chosen.node)
  return known.length > 0 ? refuse('NO_ROOM', 'nodes') : refuse('NO_TEMPLATE', 'nodes')
}

/** Whether there is an address for it. Which one it gets is decided when it is written down. */
async function anyAddress(
  call: ClusterCall,
  { network }: Pick<ProxmoxRecipe, 'network'>,
  key: string,
): Promise<Got<string | null>> {
  if (network.by === 'dhcp') return got(null)
  const used = await usedAddresses(call, null)
  if (!used.ok) return used
  const free = freeAddress(network, used.value, key)
  return free === null ? refuse('NO_PORT', 'addresses') : got(free)
}

const LABEL_MAX = 63

/** As a machine may call itself: letters, digits and `-`. A name without any of them is made of the key. */
export function hostName(name: string, key: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LABEL_MAX)
      .replace(/^-+|-+$/g, '')
  return plain(name) || plain(key) || 'server'
}

/** What would be sent. */
export async function preview(call: ClusterCall, spec: ServerSpec): Promise<Preview> {
  const draft = await draftOf(call, spec)
  if (!draft.ok) return { result: 'missing', fault: faultOf(draft.answer) }
  const { recipe, order, templateId, node } = draft.value
  const { cores, cpuLimit, memoryMiB, diskMiB } = order.hardware
  const { vmids, network, storage, pool } = recipe
  const lines: readonly (readonly [string, string | number | null])[] = [
    ['description', spec.name],
    ['name', order.name],
    ['clone', `${templateId} (${recipe.clone})`],
    ['node', node],
    ['newid', `${vmids.from}-${vmids.to}`],
    ['storage', storage || null],
    ['pool', pool || null],
    ['cores', cores],
    ['cpulimit', cpuLimit],
    ['memory', memoryMiB],
    [order.disk, `${diskMiB}M`],
    [
      'ipconfig0',
      network.by === 'dhcp' ? 'ip=dhcp' : `one of ${ipv4sOf(network.addresses).length}`,
    ],
    ['ciuser', order.user || null],
    ['sshkeys', order.sshKeys.join('\n') || null],
    ['onboot', order.onboot ? 1 : 0],
  ]
  return {
    result: 'ready',
    order: lines.flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as const],
    ),
  }
}
