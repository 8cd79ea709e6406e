/** Where the shop and a panel disagree about the servers there. Nothing is changed to find out. */
import * as z from 'zod/mini'
import type { Desired } from './desired.ts'
import type { Limits } from './limits.ts'
import type { ListedServer } from './seen.ts'

export const DriftKind = z.enum([
  /** The panel has it no more. */
  'missing',
  /** It bears a shop's key, of no service that runs here: of one that has ended, of another shop, or of a lost backup. */
  'extra',
  /** Two bear the same key. */
  'twice',
  /** It is somebody else's there. */
  'other-owner',
  /** It has more or less than was sold. */
  'other-limits',
  /** Its service is not active, and it runs. */
  'runs',
  /** Its service is active, and it is suspended. */
  'suspended',
  'no-address',
])
export type DriftKind = z.infer<typeof DriftKind>

/** A server that the shop has on the panel. */
export interface ExpectedServer extends Limits {
  readonly instanceId: string
  readonly key: string
  /** Null: something is being done about it, so it may be either. */
  readonly desired: Desired | null
  /** Null: nobody's any more. */
  readonly ownerEmail: string | null
}

/** One thing that differs, with both sides of it; null where there is none. */
export interface Drift {
  readonly kind: DriftKind
  readonly expected: ExpectedServer | null
  readonly server: ListedServer | null
}

/** Keys that a shop gives begin with this, see `keyOf`. */
const OF_A_SHOP = /^hf-/

/** `isWhole`: all of the panel's servers are in `listed`; else none is called missing. */
export function driftOf(
  expected: readonly ExpectedServer[],
  listed: readonly ListedServer[],
  isWhole: boolean,
): Drift[] {
  const byKey = new Map(expected.map((each) => [each.key, each]))
  const counts = new Map<string | null, number>()
  for (const { key } of listed) counts.set(key, (counts.get(key) ?? 0) + 1)
  const missing = isWhole ? expected.filter(({ key }) => !counts.has(key)) : []
  return [
    ...missing.map((each) => ({ kind: 'missing', expected: each, server: null }) as const),
    ...listed.flatMap((server): Drift[] => {
      const { key } = server
      if (key === null || !OF_A_SHOP.test(key)) return []
      const own = byKey.get(key) ?? null
      const kinds: DriftKind[] = own ? differences(own, server) : ['extra']
      if ((counts.get(key) ?? 0) > 1) kinds.unshift('twice')
      return kinds.map((kind) => ({ kind, expected: own, server }))
    }),
  ]
}

function differences(expected: ExpectedServer, server: ListedServer): DriftKind[] {
  const { desired, ownerEmail } = expected
  const isSettled = server.state === 'on' || server.state === 'off'
  const found: [DriftKind, boolean][] = [
    ['other-owner', isOthers(server.ownerEmail, ownerEmail)],
    ['other-limits', !isAsSold(expected, server)],
    ['runs', desired === 'off' && server.state === 'on'],
    ['suspended', desired === 'on' && server.state === 'off'],
    ['no-address', server.address === null && isSettled],
  ]
  return found.filter(([, differs]) => differs).map(([kind]) => kind)
}

const isOthers = (there: string | null, here: string | null): boolean =>
  there !== null && here !== null && !isSameEmail(there, here)

function isAsSold(sold: Limits, has: Limits): boolean {
  const pairs = [
    [sold.memoryMiB, has.memoryMiB],
    [sold.diskMiB, has.diskMiB],
    [sold.cpuPercent, has.cpuPercent],
  ]
  return pairs.every(([one, other]) => one === null || other === null || one === other)
}

/** Exactly, but for case: a part of an address is somebody else's. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** A service that no panel knows, with whose it is. */
export interface Homeless {
  readonly serviceId: string
  readonly name: string
  readonly ownerEmail: string
}

/** The services that a server may be: those of its owner. The first is proposed where its name is the same, or it is the only one. */
export function pairsFor(
  server: Pick<ListedServer, 'name' | 'ownerEmail'>,
  services: readonly Homeless[],
): { readonly candidates: Homeless[]; readonly isProposed: boolean } {
  const { ownerEmail } = server
  if (ownerEmail === null) return { candidates: [], isProposed: false }
  const own = services.filter((each) => isSameEmail(each.ownerEmail, ownerEmail))
  const isNamesake = ({ name }: Homeless) => name.toLowerCase() === server.name.toLowerCase()
  const namesakes = own.filter(isNamesake)
  const candidates = [...namesakes, ...own.filter((each) => !isNamesake(each))]
  return { candidates, isProposed: namesakes.length === 1 || own.length === 1 }
}
