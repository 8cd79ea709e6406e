/** The same for the same key, in [0, below). */
export function keyNumber(key: string, below: number): number {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % below
  return sum
}
