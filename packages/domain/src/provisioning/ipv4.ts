/** IPv4 addresses as numbers, and lists of them as people write them. */

const OCTET = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const ADDRESS = new RegExp(`^${OCTET}(\\.${OCTET}){3}$`)

export const isIpv4 = (text: string): boolean => ADDRESS.test(text)

/** In [0, 2^32). */
export const numberOfIpv4 = (text: string): number =>
  text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

export const ipv4OfNumber = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')

/** The smallest block that may be written for many addresses: 1,024 of them. */
const WIDEST = 22

/** `203.0.113.7`, or `203.0.113.0/28` for all of a block. */
export function isIpv4OrBlock(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  if (rest.length > 0 || !isIpv4(address)) return false
  return length === undefined || (/^\d\d$/.test(length) && isWithin(Number(length), WIDEST, 32))
}

const isWithin = (number: number, from: number, to: number) => number >= from && number <= to

/** Every address that a machine may have of what is written; a block's first and last are its network's own. */
export function ipv4sOf(written: readonly string[]): string[] {
  const all = written.flatMap((text) => {
    const [address = '', length = '32'] = text.split('/')
    const size = 2 ** (32 - Number(length))
    const first = Math.floor(numberOfIpv4(address) / size) * size
    const numbers = Array.from({ length: size }, (_, at) => first + at)
    return size > 2 ? numbers.slice(1, -1) : numbers
  })
  return [...new Set(all)].map(ipv4OfNumber)
}
