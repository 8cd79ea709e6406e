/** A variable that begins so is meant for this server: one that it does not know is a slip of the pen. */
const OWN_PREFIX = /^(HOSTFRONT|DATABASE|SMTP|MAIL|METRICS|LIMITS)_/

/** Set by other programs for themselves, however near to a name of ours. */
const OTHERS = new Set(['MAILDIR', 'HOSTS'])

/** A name this long may be off by two letters and still be meant. */
const LONG = 10
const SHORT = 4

/** The setting that `name` was meant to be; `''` where it is one of ours by its beginning; null for a stranger's variable. */
export function meantSetting(name: string, known: readonly string[]): string | null {
  if (known.includes(name) || OTHERS.has(name)) return null
  const near = known
    .map((setting) => ({ setting, slips: slipsBetween(name.toUpperCase(), setting) }))
    .filter(({ setting, slips }) => slips <= mostSlips(setting, name))
    .toSorted((one, other) => one.slips - other.slips)
  return near[0]?.setting ?? (OWN_PREFIX.test(name) ? '' : null)
}

/** Four letters are near to too much: only the same letters in another order, or another case. */
function mostSlips(setting: string, name: string): number {
  if (setting.length >= LONG) return 2
  if (setting.length > SHORT) return 1
  const letters = (text: string) => [...text.toUpperCase()].toSorted().join('')
  return letters(setting) === letters(name) ? 1 : 0
}

/** Letters left out, added, mistaken or swapped with their neighbour (Damerau's distance, without repeated swaps). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = current
  }
  return last[other.length] ?? 0
}
