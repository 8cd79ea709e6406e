import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import { spread } from '@hostfront/domain/spread'
import type { Allocation } from './panel-objects.ts'

/** The panel's own bounds of a port. */
const LOWEST = 1024
const HIGHEST = 65_535

/**
 * Free ports of one address that suit the recipe, in its order; null: there are none. Where to begin follows from the
 * key, so that servers made at the same time rarely want the same.
 */
export function choosePorts(
  allocations: readonly Allocation[],
  wanted: PterodactylRecipe['ports'],
  key: string,
): readonly Allocation[] | null {
  const free = allocations.filter(isFree)
  const inOrder = rotated(
    free.toSorted((one, other) => compare(one.ip, other.ip) || one.port - other.port),
    spread(key),
  )
  const byAddress = new Map<string, Map<number, Allocation>>()
  for (const each of inOrder) {
    const ports = byAddress.get(each.ip) ?? new Map<number, Allocation>()
    byAddress.set(each.ip, ports.set(each.port, each))
  }
  for (const first of inOrder) {
    const chosen = chosenFrom(first, byAddress.get(first.ip) ?? new Map(), wanted)
    if (chosen) return chosen
  }
  return null
}

/**
 * The recipe's ports of a server that exists, in its order: its own where they suit, else free ones of the same address;
 * null: there are none. `first` is the one that players use.
 */
export function completedPorts(
  first: Allocation,
  own: readonly Allocation[],
  free: readonly Allocation[],
  wanted: PterodactylRecipe['ports'],
): readonly Allocation[] | null {
  const here = [...own, ...free.filter(isFree)].filter(({ ip }) => ip === first.ip)
  return chosenFrom(first, new Map(here.map((each) => [each.port, each])), wanted)
}

const isFree = ({ assigned, port }: Allocation): boolean =>
  !assigned && port >= LOWEST && port <= HIGHEST

/** `free` are all of the first port's address, by their number. */
function chosenFrom(
  first: Allocation,
  free: ReadonlyMap<number, Allocation>,
  wanted: PterodactylRecipe['ports'],
): readonly Allocation[] | null {
  const fixed = wanted
    .slice(1)
    .map(({ offset }) => (offset === null ? null : free.get(first.port + offset)))
  if (fixed.includes(undefined)) return null
  // What may lie anywhere takes what nothing else needs.
  const taken = new Set([first, ...fixed])
  const others = fixed.includes(null) ? [...free.values()].filter((each) => !taken.has(each)) : []
  const chosen = [first, ...fixed.map((each) => each ?? others.shift())]
  const found = chosen.filter((each) => each !== undefined)
  return new Set(found).size === wanted.length ? found : null
}

const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/** The same everywhere, whatever the language. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
