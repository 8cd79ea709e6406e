import { listWords } from '@hostfront/domain/list-words'

/** When a customer is reminded of an open invoice, as people say it; null where a day cannot be read. */
export function reminderWords(days: readonly number[]): string | null {
  if (!days.every(Number.isInteger)) return null
  const sorted = days.toSorted((one, other) => one - other)
  const spoken = [
    inDays(sorted.flatMap((day) => (day < 0 ? [-day] : [])).toReversed(), 'before it'),
    sorted.includes(0) ? 'on the due date' : null,
    inDays(
      sorted.filter((day) => day > 0),
      'after it',
    ),
  ].filter((part) => part !== null)
  return spoken.length === 0
    ? 'Nobody is reminded.'
    : `Customers are reminded ${listWords(spoken, 'and')}.`.replace(/ it\b/, ' the due date')
}

/** `1 and 7 days after it`; null for none. */
function inDays(days: readonly number[], side: string): string | null {
  if (days.length === 0) return null
  return `${listWords(days.map(String), 'and')} ${days.at(-1) === 1 ? 'day' : 'days'} ${side}`
}
