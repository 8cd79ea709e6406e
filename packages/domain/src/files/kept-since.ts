/** Bytes of files from before this moment are deleted, of a shop that keeps them for so many months. ISO, UTC. */
export function keptSince(now: string, months: number): string {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  // The 31st of a shorter month is the last of it.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.toISOString()
}
