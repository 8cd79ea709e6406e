/** `33°34'23.1"N`: degrees, minutes and seconds; the seconds, or both, may be left out. */
const angle = (sides: string): string =>
  String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?([${sides}])`
const ANGLES = new RegExp(`^\\s*${angle('NS')}[\\s,;]*${angle('EW')}\\s*$`, 'i')
/** Four decimals are eleven metres. */
const DECIMALS = 4

/** Degrees with minutes, as maps give them to copy, in decimals; any other text as it is. */
export function toDecimalPosition(typed: string): string {
  const parts = ANGLES.exec(typed)?.slice(1)
  const angles = parts ? [parts.slice(0, 4), parts.slice(4)].map(toDegrees) : []
  return angles.length > 0 && !angles.some(Number.isNaN)
    ? angles.map((degrees) => degrees.toFixed(DECIMALS)).join(', ')
    : typed
}

function toDegrees([degrees, minutes = '0', seconds = '0', side = '']: string[]): number {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return Number.NaN
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return /[SW]/i.test(side) ? -value : value
}
