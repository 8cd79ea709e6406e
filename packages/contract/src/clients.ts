import { EditedAccount } from '@hostfront/domain/accounts/edited-account'
import { NewClient } from '@hostfront/domain/accounts/new-client'
import { Role } from '@hostfront/domain/accounts/user'
import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { ClientNote } from '@hostfront/domain/clients/client-note'
import { SignedMoney } from '@hostfront/domain/money/money'
import { Id, optionalText, Timestamp, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Account } from './accounts.ts'
import { Done, pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'

/** An account with what its owner has. */
export const Client = z.object({
  account: Account,
  activeServices: z.int(),
  orders: z.int(),
  /** Payments of theirs that are disputed, or were taken back so. */
  disputes: z.int(),
  /** What is still to be paid of their open invoices, minor units. */
  owed: z.int(),
})
export type Client = z.infer<typeof Client>

/** How many of each kind there are, whatever their state: as long as the lists of them. */
export const ClientRecords = z.object({
  services: z.int(),
  domains: z.int(),
  orders: z.int(),
  invoices: z.int(),
  tickets: z.int(),
  notes: z.int(),
})
export type ClientRecords = z.infer<typeof ClientRecords>

/** A note with the name of who wrote it. */
export const WrittenNote = z.extend(ClientNote, { authorName: z.string() })
export type WrittenNote = z.infer<typeof WrittenNote>

const CLIENT_READS = ['users', 'orders', 'services', 'invoices', 'disputes'] as const

const ById = z.object({ id: Id })

/** The accounts, as administrators run them. Deleted ones are in no list. */
export const clients = {
  /** Newest first; `search` looks in names and addresses. `owes`: whether an invoice of theirs is open. */
  list: procedure('clients.read', [], { reads: CLIENT_READS })
    .input(
      z.extend(sortablePage(['text', 'coins']), {
        role: z.optional(Role),
        status: EditedAccount.shape.status,
        owes: z.optional(z.boolean()),
      }),
    )
    .output(pageOf(Client)),
  /** How many accounts there are in each state, and what is still to be paid of their open invoices (minor units). */
  counts: procedure('clients.read', [], { reads: ['users', 'invoices'] })
    .input(z.object({ role: z.optional(Role), owes: z.optional(z.boolean()) }))
    .output(
      z.array(z.object({ state: z.enum(['active', 'suspended']), count: z.int(), owed: z.int() })),
    ),
  get: procedure('clients.read', ['NOT_FOUND'], { reads: CLIENT_READS }).input(ById).output(Client),
  /** How much there is of a client; of one that nobody knows, nothing. */
  records: procedure('clients.read', [], {
    reads: ['services', 'domains', 'orders', 'invoices', 'tickets', 'clientNotes'],
  })
    .input(ById)
    .output(ClientRecords),
  /**
   * Opens an account for a client. Where the shop sends mail, the client gets a link to set the password; else `password`
   * is theirs, and NOT_AVAILABLE says that it is missing, or not asked for here.
   */
  add: procedure(
    'clients.add',
    ['EMAIL_TAKEN', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON', 'NOT_AVAILABLE'],
    { once: true },
  )
    .input(NewClient)
    .output(Client),
  /**
   * Merges what is given; a tax id is refused as on the client's own profile. `coins` is the new balance (hundredths of a coin): the difference becomes a ledger entry.
   * A new password ends the account's sessions.
   */
  update: procedure(
    'clients.change',
    [
      'NOT_FOUND',
      'EMAIL_TAKEN',
      'LAST_ADMIN',
      'OWN_ACCOUNT',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_COMMON',
      'TAX_ID_INVALID',
    ],
    { once: true, confirmed: ['email', 'password', 'role', 'coins'] },
  )
    .input(z.extend(EditedAccount, { id: Id }))
    .output(Client),
  /**
   * Adds `amount` (hundredths of a coin; negative takes away) to the balance, which never falls below 0. More than a
   * balance is given is refused as a whole.
   */
  changeCoins: procedure('coins.change', ['NOT_FOUND', 'BALANCE_FULL'], {
    once: true,
    confirmed: true,
  })
    .input(z.object({ id: Id, amount: SignedMoney, note: optionalText(200) }))
    .output(z.object({ client: Client, entry: z.nullable(CoinEntry) })),
  /**
   * Deletes a customer: pending orders are taken back, services terminated, open invoices cancelled, personal data
   * erased; invoices and ledger stay, with an entry for the coins that are forfeited. Refused for administrators.
   */
  remove: procedure('clients.remove', ['NOT_FOUND', 'CLIENT_IS_ADMIN', 'CLOCK_WRONG'], {
    confirmed: true,
  })
    .input(ById)
    .output(Done),
  /** Until that day nothing of all that the client has is billed, reminded of, suspended or ended by itself. */
  hold: procedure('clients.change', ['NOT_FOUND', 'KEEP_UNTIL_UNFIT'])
    .input(z.object({ id: Id, until: Timestamp, reason: typedText(500) }))
    .output(Client),
  release: procedure('clients.change', ['NOT_FOUND']).input(ById).output(Client),
  /** What administrators have noted about a client, newest first. */
  notes: procedure('clients.note', [], { reads: ['clientNotes', 'users'] })
    .input(z.object({ id: Id }))
    .output(z.array(WrittenNote)),
  addNote: procedure('clients.note', ['NOT_FOUND'])
    .input(z.object({ id: Id, body: typedText(5000) }))
    .output(WrittenNote),
  removeNote: procedure('clients.note', ['NOT_FOUND']).input(ById).output(Done),
}
