import type { AskedMovement, MatchedMovement } from '@hostfront/contract/statements'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import { byAge, owedTogether } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import {
  type Match,
  matchMovements,
  type OpenDeclaration,
  type OpenInvoice,
} from '@hostfront/domain/statements/match-movements'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { readAllPages } from '../call/read-pages.ts'
import { knownRows } from '../statement-rows/known-rows.ts'
import { closedNamed, type Named, paymentsOf, recordedOf } from './closed-named.ts'

interface Asked {
  readonly source: string
  readonly movements: readonly AskedMovement[]
}

/**
 * Which open invoices and declared payments the movements may be for, which closed invoices they name, and what is known of
 * them already. All that is open and all that waits is read for it.
 */
export function matchStatement(
  call: SignedInCall,
  { source, movements }: Asked,
): Promise<MatchedMovement[]> {
  return call.store.read(async (tx) => {
    const [invoices, waiting] = [await openInvoices(tx), await waitingDeclarations(tx)]
    const known = await knownRows(tx, source, movements)
    const declared = waiting.map((one) => asOpenDeclaration(one, invoices))
    const matches = matchMovements(movements, [...invoices.values()].map(asOpen), declared)
    const isFree = (at: number) => isGuess(matches[at]) && known[at]?.known?.state !== 'applied'
    const closed = await closedNamed(
      tx,
      movements.filter((_, at) => isFree(at)),
    )
    const partly = matches
      .flatMap((match) => paidBy(match, declared, invoices))
      .flatMap(({ id, paid }) => (paid > 0 ? id : []))
    const paid = await paymentsOf(tx, [...new Set(partly)])
    return movements.map((movement, at) => {
      const { key, amount } = movement
      const { known: before = null, perhaps = null } = known[at] ?? {}
      const match = (before?.state === 'applied' ? null : matches[at]) ?? NOTHING
      const named = isFree(at) ? closed(movement) : null
      const pays = paidBy(match, declared, invoices)
      const recorded =
        recordedOf(
          pays.flatMap(({ id }) => paid(id)),
          amount,
        ) ?? asRecorded(perhaps)
      return {
        key,
        known: before,
        ...(named ? ofClosed(named, recorded) : ofOpen(match, pays, recorded)),
      }
    })
  })
}

const NOTHING: Match = { band: 'none', invoiceId: null, reasons: [] }

/** Nothing in its label speaks for it: an invoice that it does name counts for more, closed or not. */
const isGuess = (match: Match = NOTHING): boolean =>
  match.reasons.every((reason) => reason === 'AMOUNT' || reason === 'NAME')

/** What has been applied from a file of another format, and is perhaps this very money. */
const asRecorded = (row: StatementRow | null): MatchedMovement['recorded'] =>
  row && { reference: row.label, receivedAt: `${row.date}T00:00:00.000Z` }

type Answer = Omit<MatchedMovement, 'key' | 'known'>

/** A part of the same amount that somebody has recorded by hand is perhaps this very money. */
const ofOpen = (
  { band, invoiceId, reasons, declarationId, alsoPays = [] }: Match,
  pays: readonly Invoice[],
  recorded: MatchedMovement['recorded'],
): Answer => ({
  band: recorded && band === 'sure' ? 'suggested' : band,
  reasons: [...reasons],
  invoiceId,
  invoice: summedUp(pays),
  declarationId: declarationId ?? null,
  alsoPays: [...alsoPays],
  recorded,
})

const ofClosed = (
  { invoice, recorded }: Named,
  otherwise: MatchedMovement['recorded'],
): Answer => ({
  band: 'suggested',
  reasons: ['CLOSED'],
  invoiceId: invoice.id,
  invoice: summedUp([invoice]),
  declarationId: null,
  alsoPays: [],
  recorded: recorded ?? otherwise,
})

function summedUp(invoices: readonly Invoice[]): Answer['invoice'] {
  const [first] = invoices
  if (!first) return null
  return {
    number: invoices.map(({ number }) => number).join(', '),
    total: owedTogether(invoices),
    name: first.buyer.name,
    status: first.status,
  }
}

/** What a movement pays: the invoice, or all that are open of a declared payment. */
function paidBy(
  { invoiceId, declarationId }: Match,
  declared: readonly OpenDeclaration[],
  invoices: ReadonlyMap<string, Invoice>,
): readonly Invoice[] {
  const said = declared.find(({ id }) => id === declarationId)
  const ids = said ? said.invoices.map(({ id }) => id) : [invoiceId ?? '']
  return ids.flatMap((id) => invoices.get(id) ?? [])
}

const PAGE = 1000

async function openInvoices(tx: ReadTx): Promise<ReadonlyMap<string, Invoice>> {
  const where = { status: { in: PAYABLE } }
  const found = await allOf((page) => tx.invoices.list({ ...page, where }))
  return new Map(found.map((invoice) => [invoice.id, invoice]))
}

const waitingDeclarations = (tx: ReadTx): Promise<Declaration[]> =>
  allOf((page) => tx.declarations.list({ ...page, where: { state: 'waiting' } }))

interface OldestFirst {
  readonly order: 'oldest'
  readonly limit: number
  readonly after: string | null
}

const allOf = <Row>(list: (page: OldestFirst) => Promise<Page<Row>>): Promise<Row[]> =>
  readAllPages((after) => list({ order: 'oldest', limit: PAGE, after }))

const asOpen = (invoice: Invoice): OpenInvoice => {
  const { id, number, createdAt, buyer } = invoice
  const names = buyer.company ? [buyer.name, buyer.company] : [buyer.name]
  return { id, number, total: owedOf(invoice), createdAt, names }
}

function asOpenDeclaration(
  { id, amount, referenceKey, pays }: Declaration,
  invoices: ReadonlyMap<string, Invoice>,
): OpenDeclaration {
  const open = pays.flatMap(({ invoiceId }) => invoices.get(invoiceId) ?? [])
  return { id, amount, referenceKey, pays, invoices: open.toSorted(byAge).map(asOpen) }
}
