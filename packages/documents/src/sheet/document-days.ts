const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `Nov 21, 2026`. A document says the same to everybody who reads it: its days are those of UTC. */
export function documentDay(iso: string): string {
  const at = new Date(iso)
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}

/** What a line bills; days are stored at its end as `2026-12-23 to 2027-01-22`, `dayWords` writes one. */
export const withWrittenDays = (
  description: string,
  dayWords: (day: string) => string = documentDay,
): string =>
  description.replace(
    /(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/,
    (_days, from: string, to: string) => `${dayWords(from)} to ${dayWords(to)}`,
  )
