/** A place in a list: between the row with this time and id and the next one. */
export interface Position {
  readonly createdAt: string
  readonly id: string
}

/** Times first, ids where times are equal; both compare as plain code units, in every keeper. */
export function comparePositions(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** ISO times hold no space, so the first one ends the time whatever the id contains. */
export function encodeCursor({ createdAt, id }: Position): string {
  return `${createdAt} ${id}`
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.+)$/s

/** Null when the text is no cursor of ours: it comes from an address bar. */
export function decodeCursor(text: string): Position | null {
  const [, createdAt, id] = CURSOR.exec(text) ?? []
  return createdAt && id ? { createdAt, id } : null
}
