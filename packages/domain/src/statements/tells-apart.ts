/**
 * Whether a reference, as `referenceKey` folds it, is one transfer's and not the words of many: customers type "rent June
 * 2026" or the day where a reference is asked for, and banks write the same into the labels of others.
 */
export function tellsApart(key: string): boolean {
  const runs = key.match(/\p{N}+/gu) ?? []
  // Letters and digits by turns are nobody's words.
  if (runs.length >= TURNS && key.length >= LONG) return true
  const telling = runs.filter((run) => run.length >= 3 && !isDay(run))
  return telling.join('').length >= FEWEST
}

const TURNS = 3
const LONG = 8
/** Digits that are no part of a day. Fewer count something: the second payment, room 12. */
const FEWEST = 4

const [DAY, MONTH, YEAR] = ['(?:0[1-9]|[12]\\d|3[01])', '(?:0[1-9]|1[0-2])', '(?:19|20)\\d\\d']
/** Days, months and years, as people and banks write them without signs. */
const DAYS = [
  `${YEAR}(?:${MONTH}${DAY}?)?`,
  `\\d{1,4}${YEAR}`,
  `${DAY}${MONTH}(?:\\d\\d)?`,
  `\\d\\d${MONTH}${DAY}`,
]
const A_DAY = new RegExp(`^(?:${DAYS.join('|')})$`)

const isDay = (digits: string): boolean => A_DAY.test(digits)
