/** Days of the reader's own calendar as times in UTC: from the start of the first to the end of the last. */
export function dayBounds(
  from: string | undefined,
  to: string | undefined,
): { readonly from?: string; readonly to?: string } {
  return {
    ...(from ? { from: startOfDay(from, 0) } : {}),
    ...(to ? { to: startOfDay(to, 1) } : {}),
  }
}

function startOfDay(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`)
  // Not 24 hours later: a day may have 23 or 25.
  start.setDate(start.getDate() + later)
  return start.toISOString()
}
