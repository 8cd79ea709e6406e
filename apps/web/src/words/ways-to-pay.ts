/** How many ways to pay are named where there is little room. */
const NAMED = 2

/** `pay with PayPal`, `pay with cashPlus or PayPal`, `cashPlus, PayPal and 3 more ways to pay`; empty where there are none. */
export function waysToPay(names: readonly string[]): string {
  const more = names.length - NAMED
  const named = names.slice(0, NAMED)
  if (named.length === 0) return ''
  if (more <= 0) return `pay with ${named.join(' or ')}`
  return `${named.join(', ')} and ${more} more ${more === 1 ? 'way' : 'ways'} to pay`
}
