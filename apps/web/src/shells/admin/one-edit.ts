/** Shorter words are too much alike. */
const MIN = 4

/** Whether one letter more, less or other makes one word of the other, or two neighbours that have changed places. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** Whether every typed word is in a text, or begins one of its words but for one mistake; both in lower case. */
export function isAlike(typed: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{Nd}]+/u)
  return typed
    .split(/\s+/)
    .every((asked) => text.includes(asked) || words.some((word) => beginsAlike(asked, word)))
}

/** The beginning may be a letter longer or shorter than what was typed of it. */
const beginsAlike = (asked: string, word: string): boolean =>
  asked.length >= MIN &&
  word.length >= MIN &&
  [-1, 0, 1].some((more) => isOneEditAway(asked, word.slice(0, asked.length + more)))
