import { allow, type Result, refuse } from '@hostfront/domain/result'
import type { CollectionName, Rows } from '../collections.ts'
import type { Tables } from '../memory/engine.ts'
import { type LoadProblem, loadTables, type RawRows } from '../memory/load-tables.ts'
import { fromDocumentRow, ownNameOf } from './document-names.ts'
import { DOCUMENT_VERSION } from './document-version.ts'
import { migrateDocument } from './migrations.ts'
import type { RawDocument } from './raw-document.ts'
import type { ShopDocument } from './write-document.ts'

/** UTF-16 units. Beyond this a browser could fail on the text before its content is looked at. */
export const MAX_DOCUMENT_LENGTH = 256 * 1024 * 1024

/** Why a text is no usable document, with the facts that its sentence needs. Rows are counted from 0. */
export type DocumentRefusal =
  | { code: 'too-large'; length: number; limit: number }
  | { code: 'not-json' }
  | { code: 'newer-version'; version: number; supported: number }
  | RowsRefusal
  /** A user's coins differ from the sum of their coin entries; both in hundredths of a coin. */
  | { code: 'ledger-mismatch'; userId: string; coins: number; ledger: number }

/** `where` is the top-level key that is missing, unknown or of the wrong shape; empty for the whole. */
export type RowsRefusal = { code: 'not-a-document'; where: string } | LoadProblem

/** Reads a document of this or an earlier version. Nothing of a refused text is used. */
export function parseDocument(text: string): Result<ShopDocument, DocumentRefusal> {
  if (text.length > MAX_DOCUMENT_LENGTH) {
    return refuse({ code: 'too-large', length: text.length, limit: MAX_DOCUMENT_LENGTH })
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return refuse({ code: 'not-json' })
  }
  const read = readVersion(parsed)
  if (!read.ok) return read
  const shop = readDocument(read.value)
  if (!shop.ok) return shop
  const mismatch = findLedgerMismatch(shop.value.tables)
  return mismatch ? refuse(mismatch) : shop
}

/** The rows of a document of this or an earlier version, under every rule of the store. */
export function readDocument(raw: RawDocument): Result<ShopDocument, RowsRefusal> {
  const document = migrateDocument(raw)
  const rows = readRows(document)
  if (!rows.ok) return rows
  const tables = loadTables(rows.value)
  return tables.ok ? allow({ revision: document.revision, tables: tables.value }) : tables
}

function readVersion(parsed: unknown): Result<RawDocument, DocumentRefusal> {
  if (!isRecord(parsed)) return refuse({ code: 'not-a-document', where: '' })
  const { version, revision } = parsed
  if (!isCount(version) || version < 1) return refuse({ code: 'not-a-document', where: 'version' })
  if (version > DOCUMENT_VERSION) {
    return refuse({ code: 'newer-version', version, supported: DOCUMENT_VERSION })
  }
  if (!isCount(revision)) return refuse({ code: 'not-a-document', where: 'revision' })
  return allow({ ...parsed, version, revision })
}

/**
 * An unknown collection is refused, for it would be lost; one that is missing is empty, so that a collection
 * can be added without a new version. `users` must be there: without it the text is some other program's.
 */
function readRows(document: RawDocument): Result<RawRows, RowsRefusal> {
  const rows: { [Name in CollectionName]?: readonly unknown[] } = {}
  for (const [key, value] of Object.entries(document)) {
    if (key === 'version' || key === 'revision') continue
    const list = key === 'settings' ? asList(value) : value
    const name = ownNameOf(key)
    if (name === null || !Array.isArray(list)) {
      return refuse({ code: 'not-a-document', where: key })
    }
    rows[name] = list.map((row: unknown) => fromDocumentRow(name, row))
  }
  return rows.users ? allow(rows) : refuse({ code: 'not-a-document', where: 'users' })
}

/** In the document the settings are one object, in the store a collection of at most one. */
function asList(settings: unknown): unknown[] | null {
  if (Array.isArray(settings)) return null
  return settings === null || settings === undefined ? [] : [settings]
}

function findLedgerMismatch(tables: Tables): DocumentRefusal | null {
  const sums = new Map<string, number>()
  // The tables hold rows that their schemas parsed.
  for (const row of tables.get('coinEntries')?.all() ?? []) {
    const { userId, amount } = row as unknown as Rows['coinEntries']
    sums.set(userId, (sums.get(userId) ?? 0) + amount)
  }
  for (const row of tables.get('users')?.all() ?? []) {
    const { id, coins } = row as unknown as Rows['users']
    const ledger = sums.get(id) ?? 0
    if (ledger !== coins) return { code: 'ledger-mismatch', userId: id, coins, ledger }
  }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
