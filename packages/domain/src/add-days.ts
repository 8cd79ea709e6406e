const DAY = 86_400_000

/** `days` calendar days of 24 hours after `from` (ISO, UTC), as ISO. */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY).toISOString()
}
