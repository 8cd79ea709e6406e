/** How often each thing happened in all sequences together. */
export class Counts {
  readonly #counts = new Map<string, number>()

  add(what: string, times = 1): void {
    this.#counts.set(what, this.of(what) + times)
  }

  /** Of all that begins so. */
  beginning(what: string): number {
    return [...this.#counts].reduce(
      (sum, [known, count]) => (known.startsWith(what) ? sum + count : sum),
      0,
    )
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0
  }

  toString(): string {
    return [...this.#counts]
      .toSorted()
      .map(([what, count]) => `\n  ${count} ${what}`)
      .join('')
  }
}
