import type { AskedMovement, MatchedMovement } from '@hostfront/contract/statements'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { matchMovements, type OpenInvoice } from '@hostfront/domain/statements/match-movements'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'

interface Asked {
  readonly source: string
  readonly movements: readonly AskedMovement[]
}

/** Which open invoices the movements may pay, and what is known of them already. All open invoices are read for it. */
export function matchStatement(
  call: SignedInCall,
  { source, movements }: Asked,
): Promise<MatchedMovement[]> {
  return call.store.read(async (tx) => {
    const invoices = await openInvoices(tx)
    const known = await knownRows(
      tx,
      source,
      movements.map(({ key }) => key),
    )
    const matches = matchMovements(movements, [...invoices.values()].map(asOpen))
    return movements.map(({ key }, at) => {
      const before = known(key)
      const isPaid = before?.state === 'applied'
      const { band, invoiceId, reasons } = (isPaid ? null : matches[at]) ?? NOTHING
      const invoice = invoices.get(invoiceId ?? '')
      return {
        key,
        known: before,
        band,
        reasons: [...reasons],
        invoiceId,
        invoice: invoice
          ? { number: invoice.number, total: invoice.total, name: invoice.buyer.name }
          : null,
      }
    })
  })
}

const NOTHING = { band: 'none', invoiceId: null, reasons: [] } as const

const PAGE = 1000

async function openInvoices(tx: ReadTx): Promise<ReadonlyMap<string, Invoice>> {
  const found = new Map<string, Invoice>()
  const where = { status: { in: PAYABLE } }
  const pages = readPages((after) =>
    tx.invoices.list({ where, order: 'oldest', limit: PAGE, after }),
  )
  for await (const page of pages) for (const invoice of page) found.set(invoice.id, invoice)
  return found
}

const asOpen = ({ id, number, total, createdAt, buyer }: Invoice): OpenInvoice => ({
  id,
  number,
  total,
  createdAt,
  names: buyer.company ? [buyer.name, buyer.company] : [buyer.name],
})

async function knownRows(
  tx: ReadTx,
  source: string,
  keys: readonly string[],
): Promise<(key: string) => MatchedMovement['known']> {
  if (keys.length === 0) return () => null
  const where = { source, key: { in: keys } }
  const { items } = await tx.statementRows.list({ where, limit: keys.length })
  const invoices = await rowsById(
    tx.invoices,
    items.map(({ invoiceId }) => invoiceId),
  )
  const rows = new Map<string, StatementRow>(items.map((row) => [row.key, row]))
  return (key) => {
    const row = rows.get(key)
    if (!row) return null
    const { state, decidedAt, invoiceId } = row
    return { state, decidedAt, number: invoices.get(invoiceId ?? '')?.number ?? null }
  }
}
