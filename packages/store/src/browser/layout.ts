import type { DBSchema } from 'idb'
import type { CollectionName } from '../collections.ts'
import { DOCUMENT_VERSION } from '../document/document-version.ts'

/** Of the object stores below. What rows look like is versioned by `ShopMeta.version`. */
export const DATABASE_VERSION = 1

/**
 * Rows of all collections are in one object store: a new collection needs no new database version. The key is
 * part of the value, so the two cannot disagree.
 */
export interface ShopLayout extends DBSchema {
  rows: { key: [CollectionName, string]; value: StoredRecord }
  meta: { key: string; value: unknown }
  /** The latest commits by revision. */
  changes: { key: number; value: CommitEntry }
  backups: { key: string; value: Backup }
}

export interface StoredRecord {
  collection: CollectionName
  row: unknown
}

/** Which rows a commit touched; null when it replaced everything. */
export interface CommitEntry {
  revision: number
  rows: readonly [CollectionName, string][] | null
}

/** The one record about the shop as a whole, under `META_KEY`; absent until the first commit. */
export interface ShopMeta {
  version: number
  revision: number
  /** Distinguishes this shop from another that was started in its place. */
  shopId: string
}

export const META_KEY = 'shop'
export const LAST_BACKUP_KEY = 'last-backup'

/** What was in the place of something else, as it was. */
export interface Backup {
  at: string
  reason: 'damaged' | 'replaced'
  /** Local storage text, verbatim; null when it was the database. */
  text: string | null
  records: readonly unknown[] | null
  meta: unknown
}

/** Null when the record is no meta record: then nothing in the database can be trusted. */
export function readMeta(value: unknown): ShopMeta | null {
  if (typeof value !== 'object' || value === null) return null
  const { version, revision, shopId } = value as Partial<Record<keyof ShopMeta, unknown>>
  const isMeta = isCount(version) && isCount(revision) && typeof shopId === 'string'
  return isMeta ? { version, revision, shopId } : null
}

export const isNewer = (meta: ShopMeta) => meta.version > DOCUMENT_VERSION
export const isOlder = (meta: ShopMeta) => meta.version < DOCUMENT_VERSION

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
