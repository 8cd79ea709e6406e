/** `45 s`, `3 min`, `2 h 10 min`, `30 h`, `3 days`. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return hours >= 24 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

/** Rounded up to what is said of it: it is a promise. */
export const atMost = (seconds: number): number => {
  const hours = seconds / 3600
  const unit = seconds < 60 ? 1 : hours < 24 ? 60 : hours < 48 ? 3600 : 86_400
  return unit * Math.max(1, Math.ceil(seconds / unit))
}

/** What is measured of the shop, no promise: `servers of this plan were ready`, and how long it took. */
export const nearlyAll = (what: string, seconds: number): string =>
  `19 of 20 ${what} within ${waitWords(seconds)}`

/** What the operator means to keep to, where nothing is measured: `check it`. Null: they do not say. */
export const aimWords = (what: string, hours: number): string | null =>
  hours === 0 ? null : `We aim to ${what} within ${waitWords(atMost(hours * 3600))}`
