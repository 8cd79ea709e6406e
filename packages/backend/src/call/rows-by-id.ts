interface Listed<Row> {
  list(query: {
    readonly where: { readonly id: { readonly in: readonly string[] } }
    readonly limit: number
  }): Promise<{ readonly items: readonly Row[] }>
}

/** The rows of these ids; those that are null or not there are left out. One question, however many there are. */
export async function rowsById<Row extends { readonly id: string }>(
  collection: Listed<Row>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Row>> {
  const asked = [...new Set(ids)].filter((id) => id !== null)
  if (asked.length === 0) return new Map()
  const { items } = await collection.list({ where: { id: { in: asked } }, limit: asked.length })
  return new Map(items.map((row) => [row.id, row]))
}
