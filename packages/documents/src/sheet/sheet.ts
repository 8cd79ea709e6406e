/** A name and what stands beside it; `value` is one paragraph. */
export interface SheetFact {
  readonly name: string
  readonly value: string
}

export interface SheetLine {
  readonly text: string
  /** How much of it, below its text. */
  readonly quantity?: string | null
  /** As it is read, with its currency. */
  readonly amount: string
}

export interface SheetSum extends SheetLine {
  readonly isTotal: boolean
}

/** A document in words: what it says, in which order, and nothing of where. */
export interface Sheet {
  /** `Invoice 2026-00042`. */
  readonly title: string
  /** When it was issued, ISO 8601 in UTC. */
  readonly issuedAt: string
  /** The shop, and whom it bills; the first line of each is its name. */
  readonly seller: readonly string[]
  readonly buyer: readonly string[]
  readonly facts: readonly SheetFact[]
  readonly lines: readonly SheetLine[]
  readonly sums: readonly SheetSum[]
  /** What came in or was given back, below the sums. */
  readonly notes: readonly string[]
}
