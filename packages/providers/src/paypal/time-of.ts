/** As the shop writes it; null: it is no time. */
export function timeOf(text: string): string | null {
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
