import { type CollectionName, collectionNames } from '../collections.ts'

/**
 * The document keeps the names that the seed gave: there a plan is a "service", and a service a "user service". This is
 * the one place that knows both.
 */
const SEED_COLLECTIONS: { readonly [Name in CollectionName]?: string } = {
  plans: 'services',
  services: 'userServices',
}

const PLAN_OF = { planId: 'serviceId', planName: 'serviceName' } as const

/** Our name of a field -> the seed's, where they differ. */
const SEED_FIELDS: { readonly [Name in CollectionName]?: Readonly<Record<string, string>> } = {
  orders: PLAN_OF,
  services: PLAN_OF,
  vouchers: { applicablePlans: 'applicableServices' },
}

/** What a collection is called in the document. */
export const documentNameOf = (collection: CollectionName): string =>
  SEED_COLLECTIONS[collection] ?? collection

const OWN_NAMES: ReadonlyMap<string, CollectionName> = new Map(
  collectionNames.map((collection) => [documentNameOf(collection), collection]),
)

/** What the document's collection of that name is called here; null where it has none of that name. */
export const ownNameOf = (name: string): CollectionName | null => OWN_NAMES.get(name) ?? null

/** Where a field of ours is in the document, e.g. `userServices[0].serviceName`; rows are counted from 0. */
export function placeInDocument(collection: CollectionName, index: number, path: string): string {
  const [field = '', ...rest] = path.split('.')
  const names = SEED_FIELDS[collection]
  const own = field.split('+').map((name) => names?.[name] ?? name)
  return `${documentNameOf(collection)}[${index}].${[own.join('+'), ...rest].join('.')}`
}

/** The seed's name of a field -> ours. */
const OWN_FIELDS: typeof SEED_FIELDS = Object.fromEntries(
  Object.entries(SEED_FIELDS).map(([collection, fields]) => [
    collection,
    Object.fromEntries(Object.entries(fields).map(([own, seed]) => [seed, own])),
  ]),
)

/** A row of ours, in whatever shape, as the document has it. */
export const toDocumentRow = (collection: CollectionName, row: unknown): unknown =>
  renamed(row, SEED_FIELDS[collection])

/** A row of the document, in whatever shape, under our names. */
export const fromDocumentRow = (collection: CollectionName, row: unknown): unknown =>
  renamed(row, OWN_FIELDS[collection])

function renamed(row: unknown, names: Readonly<Record<string, string>> | undefined): unknown {
  if (!names || typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [names[field] ?? field, value]),
  )
}
