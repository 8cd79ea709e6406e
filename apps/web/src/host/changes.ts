/** Whether a call (`noun.verb`) may be answered otherwise now. */
export type IsAffected = (call: string) => boolean

/** The collections that answers are made of, by the call. */
export type MadeOf = Readonly<Record<string, readonly string[]>>

/** Something was missed, or it is not known what has changed. */
export const EVERYTHING: IsAffected = () => true

/**
 * Knows by the collections that have changed which answers to ask for again. What it cannot judge is asked again: a call
 * without a row, and everything when a collection has changed that no row names, as after a release.
 */
export function changesBy(madeOf: MadeOf): (changed: readonly string[]) => IsAffected {
  const known = new Set(Object.values(madeOf).flat())
  return (changed) => {
    // The settings may have closed the shop, and then nothing is answered as before.
    if (changed.some((name) => name === 'settings' || !known.has(name))) return EVERYTHING
    return (call) => madeOf[call]?.some((name) => changed.includes(name)) ?? true
  }
}
