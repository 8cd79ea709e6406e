import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { ReadTx } from '@hostfront/store/port'

/**
 * What coins were moved for, by what the entries refer to: the server of an order, or what an invoice is for. An entry
 * that refers to neither, such as a change by the team, is not in it.
 */
export async function subjectsOf(
  tx: ReadTx,
  entries: readonly CoinEntry[],
): Promise<ReadonlyMap<string, string>> {
  const references = idsAmong(entries.map(({ reference }) => reference))
  const invoices = await byId(tx.invoices, references)
  const ordered = idsAmong([...references, ...invoices.map(({ orderId }) => orderId)])
  const servers = new Map(
    (await byId(tx.orders, ordered)).map(({ id, serverName }) => [id, serverName]),
  )
  const billed = invoices.flatMap(({ id, orderId, lines }): [string, string][] => {
    const subject = servers.get(orderId ?? '') ?? lines[0]?.description
    return subject === undefined ? [] : [[id, subject]]
  })
  return new Map([...servers, ...billed])
}

const idsAmong = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null)),
]

interface Listed<Row> {
  list(query: {
    readonly where: { readonly id: { readonly in: readonly string[] } }
    readonly limit: number
  }): Promise<{ readonly items: readonly Row[] }>
}

async function byId<Row>(collection: Listed<Row>, ids: readonly string[]): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  return (await collection.list({ where: { id: { in: ids } }, limit: ids.length })).items
}
