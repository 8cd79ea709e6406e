/** Chance that can be foreseen: the same seed always makes the same choices. Good enough for samples, for nothing else. */
export interface Random {
  /** A number between the two, not always a whole one. */
  between(least: number, most: number): number
  /** A whole number between the two, both included. */
  whole(least: number, most: number): number
  /** True that often, `often` being from 0 to 1. */
  chance(often: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number => least + share() * (most - least)
  return {
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    chance: (often) => share() < often,
    pick(items) {
      const item = items[Math.floor(share() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
  }
}
