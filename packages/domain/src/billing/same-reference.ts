const folded = (reference: string): string => reference.normalize('NFKC').toLowerCase()

/** Whether two payment references name one transfer: people copy them in capitals or not, and at any width. */
export const isSameReference = (one: string, other: string): boolean =>
  folded(one) === folded(other)
