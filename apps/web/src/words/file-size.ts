const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** `52 MB` of a number of bytes; a kilobyte is 1000 of them. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const size = bytes / 1000 ** power
  return `${size.toFixed(size < 10 && power > 0 ? 1 : 0)} ${UNITS[power]}`
}
