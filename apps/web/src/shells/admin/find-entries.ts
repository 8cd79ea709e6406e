import { isAlike } from './one-edit.ts'

interface Searched {
  readonly title: string
  /** In which words are looked for besides the title; the first counts more than the second. */
  readonly more: readonly string[]
}

/** Those with every typed word: in their titles, then in what more is said of them. */
export function findEntries<Entry extends Searched>(entries: readonly Entry[], typed: string) {
  const words = typed.toLowerCase().split(/\s+/)
  const ranked = entries.flatMap((entry) => {
    const texts = [entry.title, ...entry.more].map((text) => text.toLowerCase())
    // What is said first of it goes on counting with what is said then.
    const at = texts.findIndex((_, last) =>
      words.every((word) => startsIn(texts.slice(0, last + 1).join(' '), word)),
    )
    return at < 0 ? [] : [{ entry, at }]
  })
  return ranked.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry)
}

/** Those that have them but for one mistake a word, by title and the first that is said of them. */
export const findAlike = <Entry extends Searched>(entries: readonly Entry[], typed: string) =>
  entries.filter(({ title, more: [first = ''] }) =>
    isAlike(typed.toLowerCase(), `${title} ${first}`.toLowerCase()),
  )

/** At the beginning of a word: "tax" is not in "syntax". */
const startsIn = (text: string, word: string): boolean =>
  text.startsWith(word) ||
  [' ', '(', '/', '’', '-', '“'].some((before) => text.includes(before + word))
