/** How every procedure is called: the one table that the suites of permissions, of parity and of what happens once read. */
import type { Api } from '@hostfront/contract/contract'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { announcements } from './announcements.ts'
import { apiKeys } from './api-keys.ts'
import { audit } from './audit.ts'
import { billing } from './billing.ts'
import { books } from './books.ts'
import { clients } from './clients.ts'
import { content } from './content.ts'
import { creditNotes } from './credit-notes.ts'
import { declarations } from './declarations.ts'
import { delivery } from './delivery.ts'
import { disputes } from './disputes.ts'
import { domains } from './domains.ts'
import { files } from './files.ts'
import { gateways } from './gateways.ts'
import { notifications } from './notifications.ts'
import { opening } from './opening.ts'
import { options } from './options.ts'
import { orders } from './orders.ts'
import { panels } from './panels.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments } from './payments.ts'
import type { Person } from './people.ts'
import { plans } from './plans.ts'
import type { Records } from './records.ts'
import { refunds } from './refunds.ts'
import { reports } from './reports.ts'
import type { CallsOf, NamedRow } from './row.ts'
import { secondFactor } from './second-factor.ts'
import { security } from './security.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { shop } from './shop.ts'
import { statements } from './statements.ts'
import { support } from './support.ts'
import { tickets } from './tickets.ts'
import { upkeep } from './upkeep.ts'
import { vouchers } from './vouchers.ts'

/** A row for every procedure of the contract, or it is no table. The shop as a whole comes last: it fills and empties it. */
const calls: { readonly [Noun in keyof Api]: CallsOf<Noun> } = {
  accounts,
  announcements,
  apiKeys,
  audit,
  billing,
  books,
  clients,
  content,
  creditNotes,
  disputes,
  admin,
  declarations,
  delivery,
  domains,
  files,
  gateways,
  notifications,
  opening,
  options,
  orders,
  panels,
  paymentMethods,
  payments,
  plans,
  refunds,
  reports,
  secondFactor,
  security,
  services,
  settings,
  statements,
  support,
  tickets,
  upkeep,
  vouchers,
  shop,
}

export const rows: readonly NamedRow[] = Object.entries(calls).flatMap(([noun, verbs]) =>
  // Each row fits its own procedure; what goes through all of them asks for no more than a name and an input.
  Object.entries(verbs as Record<string, Omit<NamedRow, 'name'>>).map(([verb, row]) => ({
    name: `${noun}.${verb}`,
    ...row,
  })),
)

/** Where a row is called: in a shop of its own, or in one that goes on. */
export type Place = 'alone' | 'shared'

/** What a row sends, with the records made that it is about. */
export async function inputOf(
  row: NamedRow,
  { place, records, caller }: { place: Place; records: Records; caller: Person },
): Promise<unknown> {
  const sent = (place === 'shared' ? row.shared?.input : undefined) ?? row.input
  return typeof sent === 'function' ? sent(records, caller) : sent
}

/** Calls the procedure of a row. */
export async function send(api: Api, { name }: NamedRow, input: unknown): Promise<unknown> {
  const [noun = '', verb = ''] = name.split('.')
  // The table has the names of the contract, and each input was checked against its procedure there.
  const nouns = api as unknown as Record<string, Record<string, (input: unknown) => unknown>>
  return nouns[noun]?.[verb]?.(input)
}

/** `ok` or the refusal that a person gets. */
export function answerTo(row: NamedRow, caller: Person, place: Place): string {
  const answers = (place === 'shared' ? row.shared?.answers : undefined) ?? row.answers
  const given = typeof answers === 'string' ? answers : answers?.[caller]
  if (row.who === 'everybody') return given ?? 'ok'
  if (caller === 'visitor') return 'LOGIN_REQUIRED'
  if (caller === 'suspended') return 'ACCOUNT_SUSPENDED'
  if (row.who === 'team' && caller !== 'admin') return 'FORBIDDEN'
  return given ?? (row.who === 'owner' && caller !== 'owner' ? 'NOT_FOUND' : 'ok')
}

/** The same for a key of theirs with some scopes. */
export function answerToKey(
  row: NamedRow,
  caller: Person,
  scopes: readonly string[],
  place: Place,
): string {
  const isReached =
    row.who === 'everybody' || (row.scope !== undefined && scopes.includes(row.scope))
  return isReached ? answerTo(row, caller, place) : 'FORBIDDEN'
}
