import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import type { ReadTx } from '@hostfront/store/port'

export type RowCounts = { [Name in CollectionName]?: number }

/** How many rows each collection has. */
export async function countRows(tx: ReadTx): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const name of collectionNames) counts[name] = await tx[name].count()
  return counts
}
