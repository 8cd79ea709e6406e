/** What a Proxmox cluster has to know of the virtual machines of a plan beside the plan's own hardware. */
import * as z from 'zod/mini'
import { CHOICES_MAX, Choice, pickByChoice } from './by-choice.ts'
import { isIpv4, isIpv4OrBlock } from './ipv4.ts'

/** The cluster's own bounds of a machine's number. */
export const VMID_MIN = 100
export const VMID_MAX = 999_999_999

const Vmid = z.int().check(z.gte(VMID_MIN), z.lte(VMID_MAX))

export const NODES_MAX = 50
/** As Proxmox names nodes. */
export const NODE_NAME = /^[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/
/** As it names storages and pools; empty: none is named. */
export const PLACE_NAME = /^([a-zA-Z][\w.-]{0,98}[a-zA-Z0-9])?$/
/** Of an account in the machine; empty: the image's own. */
export const USER_NAME = /^([a-z_][a-z0-9_-]{0,31})?$/

const Nodes = z
  .array(z.string().check(z.regex(NODE_NAME)))
  .check(z.minLength(1), z.maxLength(NODES_MAX))

export const ProxmoxRecipe = z.object({
  kind: z.literal('proxmox'),
  /** The machine that is cloned: a template with cloud-init. */
  templateId: Vmid,
  /** One for each choice of an order, `templateId` being the first of them. Recipes of before have none. */
  templates: z.optional(
    z
      .array(z.object({ choice: Choice, templateId: Vmid }))
      .check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  ),
  /** The first that is up is taken. */
  nodes: Nodes,
  /** Some for each choice of an order, `nodes` being those of the first. Recipes of before have none. */
  nodesByChoice: z.optional(
    z
      .array(z.object({ choice: Choice, nodes: Nodes }))
      .check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  ),
  /** Linked: quick, on the template's own storage, and bound to the template for ever. */
  clone: z.enum(['full', 'linked']),
  /** Of a full clone; empty: the template's own. */
  storage: z.string().check(z.regex(PLACE_NAME)),
  pool: z.string().check(z.regex(PLACE_NAME)),
  /** Numbers that this shop alone makes machines under. */
  vmids: z.object({ from: Vmid, to: Vmid }),
  network: z.discriminatedUnion('by', [
    /** One of the network's own answers; it is read from the guest agent. */
    z.object({ by: z.literal('dhcp') }),
    /** One of these, that nobody else gives away. */
    z.object({
      by: z.literal('list'),
      addresses: z
        .array(z.string().check(z.refine(isIpv4OrBlock)))
        .check(z.minLength(1), z.maxLength(100)),
      /** Of the network that they lie in, in bits. */
      prefix: z.int().check(z.gte(1), z.lte(32)),
      gateway: z.string().check(z.refine(isIpv4)),
    }),
  ]),
  /** The account that cloud-init makes. */
  user: z.string().check(z.regex(USER_NAME)),
  /** Whether it starts with its node. */
  onboot: z.boolean(),
})
export type ProxmoxRecipe = z.infer<typeof ProxmoxRecipe>

/** Null: nothing is said for what was chosen, and another system is worse than none. */
export const templateFor = (
  { templateId, templates }: Pick<ProxmoxRecipe, 'templateId' | 'templates'>,
  choices: readonly string[],
): number | null =>
  templates ? (pickByChoice(templates, choices)?.templateId ?? null) : templateId

/** Null: nothing is said for what was chosen. */
export const nodesFor = (
  { nodes, nodesByChoice }: Pick<ProxmoxRecipe, 'nodes' | 'nodesByChoice'>,
  choices: readonly string[],
): readonly string[] | null =>
  nodesByChoice ? (pickByChoice(nodesByChoice, choices)?.nodes ?? null) : nodes
