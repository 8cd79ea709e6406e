import { cleanText } from '@hostfront/domain/record'
import type { Rows } from '../collections.ts'
import type { RawDocument } from './raw-document.ts'
import { eachRecord, rawRecords } from './raw-records.ts'

type RawParties = Pick<Rows['invoices'], 'seller' | 'buyer' | 'taxName' | 'taxBasisPoints'>

/** Invoices say who billed whom, as far as it is still known: with the names of the day on which the shop came to this version. */
export function toVersion4(document: RawDocument): RawDocument {
  const { invoices, users, settings } = document
  if (invoices === undefined) return document
  const usersById = new Map(rawRecords(users).map((user) => [user.id, user]))
  return {
    ...document,
    invoices: eachRecord(invoices, (invoice) => ({
      ...partiesAtUpgrade(settings, usersById.get(invoice.userId)),
      ...invoice,
    })),
  }
}

/** The rate of a tax that was charged before it was written down is not known. */
export const partiesAtUpgrade = (settings: unknown, user: unknown): RawParties => ({
  seller: {
    name: textOf(settings, 'siteName') ?? '',
    address: textOf(settings, 'address') ?? '',
    email: textOf(settings, 'paymentsEmail') ?? '',
    country: null,
    ids: [],
  },
  buyer: {
    name: textOf(user, 'name') ?? '',
    company: textOf(user, 'company'),
    country: textOf(user, 'country'),
    taxId: textOf(user, 'taxId'),
    street: textOf(user, 'street'),
    postcode: textOf(user, 'postcode'),
    town: textOf(user, 'town'),
  },
  taxName: cleanText(textOf(partOf(settings, 'tax'), 'name') ?? ''),
  taxBasisPoints: null,
})

/** What lies under `key`, whatever the value is. */
const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

function textOf(value: unknown, key: string): string | null {
  const text = partOf(value, key)
  return typeof text === 'string' ? text : null
}
