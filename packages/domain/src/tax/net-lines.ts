interface Priced {
  readonly amount: number
}

/**
 * Lines of prices as a document has them, before tax: they add up to `subtotal` to the minor unit. Each is the difference of
 * two running sums, so that what rounding leaves over is spread; lines that add up to it already stay as they are.
 */
export function netLines<Line extends Priced>(lines: readonly Line[], subtotal: number): Line[] {
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (gross === subtotal || gross === 0) return [...lines]
  let before = 0
  return lines.map((line) => {
    const after = before + line.amount
    const amount = share(after, subtotal, gross) - share(before, subtotal, gross)
    before = after
    return { ...line, amount }
  })
}

/** `part` of `whole` in `amount`, all of 0 or more, rounded half up; the product of two amounts is beyond a double. */
const share = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
