import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** Accounts have an address for their invoices; nobody was asked for one before. */
export function withAddresses(document: RawDocument): RawDocument {
  const { users } = document
  if (users === undefined) return document
  const empty = { street: null, postcode: null, town: null }
  return { ...document, users: eachRecord(users, (user) => ({ ...empty, ...user })) }
}
