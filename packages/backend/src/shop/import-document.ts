import type { ImportReport } from '@hostfront/contract/shop'
import { runsShop } from '@hostfront/domain/accounts/administration'
import { MOST_PROBLEMS } from '@hostfront/domain/shop/integrity'
import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import { type DocumentRefusal, parseDocument } from '@hostfront/store/document'
import { documentNameOf, placeInDocument } from '@hostfront/store/document-names'
import {
  type AllRows,
  type Complete,
  type ReadTx,
  StoreError,
  type StoreErrorKind,
} from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { heldSizes } from '../files/held-sizes.ts'
import { countRows, type RowCounts } from './count-rows.ts'
import { findChanges } from './find-changes.ts'
import { findProblems } from './find-problems.ts'
import { keptAccess } from './kept-access.ts'
import { isPassing } from './passing.ts'
import { raisedCounters } from './raise-counters.ts'
import { readAll } from './read-all.ts'
import { shopEntry } from './shop-entry.ts'

/**
 * Puts a document in the place of the whole shop, all or nothing; this shop's own log stays, for nothing of it is ever
 * taken away. Without `apply` it only says what would change and what is wrong with the document's books.
 * Passwords stay valid, for their hashes come along; everyone signed in, the caller too, signs in again.
 */
export async function importDocument(
  call: SignedInCall,
  { text, apply }: { readonly text: string; readonly apply: boolean },
): Promise<ImportReport> {
  const document = readRows(text)
  if (!document.users.some(runsShop)) throw refused('DOCUMENT_WITHOUT_ADMIN')
  const merge = (tx: ReadTx) => mergeInto(tx, document, apply, call.now())
  let merged: Merged | null = null
  if (apply) {
    await replaceShop(call, async (tx) => {
      // Read with the replacement: what changes in this shop until then is not lost.
      merged = await merge(tx)
      const { rows, before, after } = merged
      const entry = shopEntry(call, 'shop.importDocument', before, after)
      return { ...rows, auditLog: [...rows.auditLog, entry] }
    })
    call.sessionToken.clear()
  }
  const { shop, rows, before, after } = merged ?? (await call.store.read(merge))
  return {
    before,
    after,
    changes: apply ? {} : findChanges(shop, rows),
    problems: findProblems(rows).slice(0, MOST_PROBLEMS),
    filesLeft: await filesLeft(call, rows),
    applied: apply,
  }
}

/** Bytes are in no document: a file has them here only where this shop had it before. */
async function filesLeft({ files }: SignedInCall, rows: AllRows): Promise<number> {
  const kept = rows.files.filter(({ erasedAt }) => erasedAt === null)
  if (kept.length === 0) return 0
  const sizes = await heldSizes(files)
  return kept.filter(({ id }) => !sizes.has(id)).length
}

interface Merged {
  /** What of the present shop was read. */
  readonly shop: AllRows
  readonly rows: AllRows
  readonly before: RowCounts
  readonly after: RowCounts
}

/** The document with what stays of the shop that `tx` reads. */
async function mergeInto(
  tx: ReadTx,
  document: AllRows,
  apply: boolean,
  now: string,
): Promise<Merged> {
  const before = await countRows(tx)
  // What stays, and to compare them the rest.
  const shop = await readAll(tx, (name) => STAYING.has(name) || !(apply || isPassing(name)))
  const rows = completed(document, shop, now)
  const after = Object.fromEntries(collectionNames.map((name) => [name, rows[name].length]))
  return { shop, rows, before, after }
}

const STAYING: ReadonlySet<CollectionName> = new Set([
  'auditLog',
  'keyChecks',
  // Without what is known of this machine's clock, what is due would wait as after a jump of time.
  'timeMarks',
  // Of these what belongs to accounts that stay, by the rows of their accounts.
  'users',
  'secondFactors',
  'apiKeys',
])

/**
 * What a document cannot take along or away: numbers that were given out, what was done in this shop, which key its
 * database belongs to, how far its clock is trusted, and what protects accounts that are in both.
 */
function completed(rows: AllRows, shop: AllRows, now: string): AllRows {
  // An edited export does not rewrite what this shop has written down.
  const own = new Set(shop.auditLog.map(({ id }) => id))
  return {
    ...rows,
    auditLog: [...rows.auditLog.filter(({ id }) => !own.has(id)), ...shop.auditLog],
    counters: raisedCounters(rows, now),
    keyChecks: shop.keyChecks,
    timeMarks: shop.timeMarks,
    // Its servers may be looked after by the shop that it came from: somebody says when they are by this one.
    panels: rows.panels.map((panel) => ({ ...panel, status: 'paused' as const })),
    // Their keys stay behind, and where gateways report to is another shop.
    paymentMethods: rows.paymentMethods.map((method) =>
      method.kind === 'gateway' ? { ...method, isOn: false } : method,
    ),
    ...keptAccess(shop, rows),
  }
}

/** Adapters may hold less than a document does, such as no text too long for an index: that is the document's fault, not the shop's. */
async function replaceShop({ store }: SignedInCall, complete: Complete): Promise<void> {
  try {
    await store.replaceAll(complete)
  } catch (error) {
    if (!(error instanceof StoreError && BROKEN_RULES.has(error.kind))) throw error
    throw refused('DOCUMENT_REFUSED', { code: 'invalid-row', where: error.rule })
  }
}

const BROKEN_RULES: ReadonlySet<StoreErrorKind> = new Set(['check', 'unique', 'reference'])

function readRows(text: string): AllRows {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw refused('DOCUMENT_REFUSED', describe(parsed.refusal))
  const { tables } = parsed.value
  const lists = collectionNames.map((name) => [
    name,
    isPassing(name) ? [] : [...(tables.get(name)?.all() ?? [])],
  ])
  // Every collection is present, and every row has been parsed by the schema of its collection.
  const rows = Object.fromEntries(lists) as AllRows
  if (rows.settings.length === 0) {
    throw refused('DOCUMENT_REFUSED', { code: 'not-a-document', where: 'settings' })
  }
  return rows
}

/** The place in the document, as `collection[index].path`; rows are counted from 0. */
function describe(refusal: DocumentRefusal): { code: string; where: string } {
  const { code } = refusal
  switch (code) {
    case 'invalid-row':
      return { code, where: placeInDocument(refusal.collection, refusal.index, refusal.path) }
    case 'broken-check':
      return {
        code,
        where: `${documentNameOf(refusal.collection)}[${refusal.index}]: ${refusal.check}`,
      }
    case 'duplicate':
      return { code, where: placeInDocument(refusal.collection, refusal.index, refusal.key) }
    case 'dangling-reference':
      return { code, where: placeInDocument(refusal.collection, refusal.index, refusal.field) }
    case 'ledger-mismatch':
      return { code, where: `users: ${refusal.userId}` }
    case 'not-a-document':
      return { code, where: refusal.where }
    case 'newer-version':
      return { code, where: `version ${refusal.version}` }
    case 'too-large':
    case 'not-json':
      return { code, where: '' }
  }
}
