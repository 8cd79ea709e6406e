/** `15 minutes`, `one hour`, `3 days`: how long a link is good for, in mails and on pages alike. */
export function minutesInWords(minutes: number): string {
  if (minutes % (24 * 60) === 0) return count(minutes / (24 * 60), 'day')
  return minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute')
}

const count = (amount: number, unit: string): string =>
  amount === 1 ? `one ${unit}` : `${amount} ${unit}s`
