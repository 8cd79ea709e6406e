interface Placed {
  readonly position: number
}

/** The order in which an operator has put rows. */
export const byPosition = (one: Placed, other: Placed): number => one.position - other.position
