import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Declaration, DeclarationState } from '@hostfront/domain/payments/declaration'
import {
  declarationSuspicions,
  type Others,
} from '@hostfront/domain/payments/declaration-suspicions'
import { owedTogether } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { customersOf } from '../identity/customers-of.ts'
import { becameOf } from './as-own-declaration.ts'
import { seenRows } from './seen-rows.ts'

interface Chosen extends PageRequest {
  readonly state?: DeclarationState | undefined
  readonly userId?: string | undefined
}

/** What customers have declared, oldest first. As many questions for a page, whatever its length. */
export function listDeclarations(
  call: SignedInCall,
  { state, userId, ...input }: Chosen,
): Promise<Page<QueuedDeclaration>> {
  return call.store.read(async (tx) => {
    const where = { ...(state ? { state } : {}), ...(userId ? { userId } : {}) }
    const { items, next } = await tx.declarations.list({
      ...pageQuery(input),
      where,
      order: 'oldest',
    })
    return { items: await asQueued(tx, items), next }
  })
}

async function asQueued(tx: ReadTx, rows: readonly Declaration[]): Promise<QueuedDeclaration[]> {
  if (rows.length === 0) return []
  const paid = rows.flatMap(({ pays }) => pays.map(({ invoiceId }) => invoiceId))
  const [customerOf, invoices, payments, team, others, seenOf] = await Promise.all([
    customersOf(tx, rows),
    rowsById(tx.invoices, paid),
    rowsById(
      tx.payments,
      rows.map(({ paymentId }) => paymentId),
    ),
    rowsById(
      tx.users,
      rows.map(({ decidedBy }) => decidedBy),
    ),
    othersOf(tx, rows),
    seenRows(tx, rows),
  ])
  return rows.map((row) => {
    const { referenceKey: _, alikeKey: __, ...declaration } = row
    const pays = row.pays.flatMap(({ invoiceId }) => invoices.get(invoiceId) ?? [])
    const isByTeam = row.state === 'approved' || row.state === 'rejected'
    return {
      declaration,
      customer: customerOf(row),
      invoices: pays.map(asDeclaredFor),
      owed: owedTogether(pays),
      suspicions: declarationSuspicions(row, pays, others),
      seen: seenOf(row),
      became: becameOf(payments.get(row.paymentId ?? '') ?? null),
      decidedBy: isByTeam ? (team.get(row.decidedBy ?? '')?.name ?? null) : null,
    }
  })
}

function asDeclaredFor(invoice: Invoice): QueuedDeclaration['invoices'][number] {
  const { id, number, createdAt, dueDate, status, total, paid, subjectKind, subjectId } = invoice
  const [line] = invoice.lines
  return {
    ...{ id, number, createdAt, dueDate, status, total, paid, subjectKind, subjectId },
    owed: owedOf(invoice),
    title: line?.description ?? '',
  }
}

const MOST = 2000

/** With what those that wait may be mixed up; what is decided is not looked at again. */
async function othersOf(tx: ReadTx, rows: readonly Declaration[]): Promise<Others> {
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const keys = [...new Set(waiting.flatMap(({ alikeKey }) => alikeKey ?? []))]
  const alike = { where: { alikeKey: { in: keys } }, limit: MOST } as const
  const [payments, declarations, proofs] = await Promise.all([
    keys.length === 0 ? [] : tx.payments.list(alike).then(({ items }) => items),
    keys.length === 0 ? [] : tx.declarations.list(alike).then(({ items }) => items),
    proofsLike(
      tx,
      waiting.flatMap(({ proofIds }) => proofIds),
    ),
  ])
  return { payments, declarations, proofs }
}

async function proofsLike(tx: ReadTx, ids: readonly string[]): Promise<Others['proofs']> {
  const own = [...(await rowsById(tx.files, ids)).values()]
  if (own.length === 0) return []
  const digest = { in: [...new Set(own.map((file) => file.digest))] }
  return (await tx.files.list({ where: { digest, purpose: 'proof' }, limit: MOST })).items
}
