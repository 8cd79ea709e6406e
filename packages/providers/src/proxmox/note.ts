/**
 * What the shop writes in a machine's notes, in lines of its own: whose it is, and while it is being made, what is still to
 * be done. A clone takes no settings, may go on for hours and outlives the call that ordered it; so the order travels with
 * the machine, and whoever looks next carries it out.
 */
import { ProxmoxRecipe } from '@hostfront/domain/provisioning/proxmox-recipe'
import * as z from 'zod/mini'

const count = z.int().check(z.gte(1))

const { network, user, onboot } = ProxmoxRecipe.shape

/** What is done to a clone before it is its customer's. */
export const Order = z.object({
  name: z.string(),
  hardware: z.object({
    cores: count,
    /** In cores; null: all of them. */
    cpuLimit: z.nullable(z.number().check(z.gt(0))),
    memoryMiB: count,
    diskMiB: count,
  }),
  /** The drive that grows. */
  disk: z.string().check(z.regex(/^[a-z]+\d+$/)),
  network,
  user,
  onboot,
  /** Public SSH keys. */
  sshKeys: z._default(z.array(z.string()), []),
})
export type Order = z.infer<typeof Order>

const KEY_LINE = /^Hostfront key: (\S+)$/gm
const ORDER_LINE = /^Hostfront order: (.*)$/m

/** The one key in it; null: there is none, or more than one. */
export function keyOfNote(note: string | undefined): string | null {
  const [first, ...others] = [...(note ?? '').matchAll(KEY_LINE)]
  return others.length === 0 ? (first?.[1] ?? null) : null
}

export const hasKeyLine = (note: string | undefined): boolean =>
  (note ?? '').match(KEY_LINE) !== null

export const keyLine = (key: string): string => `Hostfront key: ${key}`

/** A customer's own words stand behind ours, so that none of them begins a line. */
export const noteOf = (key: string, name: string, order: Order): string =>
  `Server: ${name}\n\n${keyLine(key)}\nHostfront order: ${JSON.stringify(order)}\n`

/** `unreadable`: somebody has changed it. */
export function orderOfNote(note: string | undefined): Order | null | 'unreadable' {
  const [, json] = ORDER_LINE.exec(note ?? '') ?? []
  if (json === undefined) return null
  try {
    return Order.safeParse(JSON.parse(json)).data ?? 'unreadable'
  } catch {
    return 'unreadable'
  }
}

export const withoutOrder = (note: string | undefined): string =>
  (note ?? '').replace(/^Hostfront order: .*\n?/m, '')
