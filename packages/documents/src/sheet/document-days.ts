const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `Nov 21, 2026`. A document says the same to everybody who reads it: its days are those of UTC. */
export function documentDay(iso: string): string {
  const at = new Date(iso)
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}

/** What a line bills; days are stored at its end as `2026-12-23 to 2027-01-22` or `until 2026-12-23`, `dayWords` writes one. */
export const withWrittenDays = (
  description: string,
  dayWords: (day: string) => string = documentDay,
): string =>
  description.replace(
    /(?:(\d{4}-\d\d-\d\d) to|until) (\d{4}-\d\d-\d\d)$/,
    (_days, from: string | undefined, to: string) =>
      `${from ? `${dayWords(from)} to` : 'until'} ${dayWords(to)}`,
  )
