import type { Client, ClientRecords } from '@hostfront/contract/clients'
import type { EditedAccount } from '@hostfront/domain/accounts/edited-account'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type SortRequest, sortedPageQuery } from '../call/page-query.ts'
import { countByState } from '../call/tally-found.ts'
import { describeClient, describeClients } from './describe-clients.ts'

type Chosen = Pick<EditedAccount, 'role'> & {
  /** Whether an invoice of theirs is open. */
  readonly owes?: boolean | undefined
}

type ListClients = SortRequest<'text' | 'coins'> & Chosen & Pick<EditedAccount, 'status'>

/** All accounts that are not deleted, with what they have. */
export function listClients(
  call: SignedInCall,
  { role, status, owes, ...input }: ListClients,
): Promise<Page<Client>> {
  return call.store.read(async (tx) => {
    const page = await tx.users.list({
      ...sortedPageQuery(input),
      where: { status: status ?? { in: ['active', 'suspended'] }, ...(role ? { role } : {}) },
      tied: tiedBy(owes),
    })
    return { items: await describeClients(tx, page.items), next: page.next }
  })
}

/** One account; a deleted one, too: its invoices and ledger still refer to it. */
export function getClient(call: SignedInCall, { id }: { readonly id: string }): Promise<Client> {
  return call.store.read((tx) => describeClient(tx, id))
}

/** How much there is of an account, counted as its lists show it. */
export const countRecords = (
  call: SignedInCall,
  { id: userId }: { readonly id: string },
): Promise<ClientRecords> =>
  call.store.read(async (tx) => {
    const [services, domains, orders, invoices, tickets, notes] = await Promise.all([
      tx.services.count({ userId }),
      tx.domains.count({ userId }),
      tx.orders.count({ userId }),
      tx.invoices.count({ userId }),
      tx.tickets.count({ userId }),
      tx.clientNotes.count({ userId }),
    ])
    return { services, domains, orders, invoices, tickets, notes }
  })

/** How many accounts are in each state, and what they owe together. */
export const countClients = (call: SignedInCall, { role, owes }: Chosen) =>
  call.store.read(async (tx) => {
    const [counts, owed] = await Promise.all([
      countByState(tx.users, 'status', role ? { role } : {}, tiedBy(owes)),
      owes === false ? new Map<string, number>() : owedByState(tx, role),
    ])
    return counts.flatMap(({ state, count }) =>
      state === 'deleted' ? [] : [{ state, count, owed: owed.get(state) ?? 0 }],
    )
  })

const OWNER = [{ by: 'userId', to: 'users' }] as const

/** What is to be paid of all open invoices, by the state of whose they are. */
async function owedByState(tx: ReadTx, role: Chosen['role']): Promise<Map<string, number>> {
  const totals = await tx.invoices.totals({
    where: { status: { in: PAYABLE } },
    by: [
      { via: OWNER, field: 'status' },
      { via: OWNER, field: 'role' },
    ],
    sums: ['total', 'paid'],
  })
  const owed = new Map<string, number>()
  for (const { keys, sums } of totals) {
    const state = String(keys[0])
    if (role !== undefined && keys[1] !== role) continue
    owed.set(state, (owed.get(state) ?? 0) + (sums[0] ?? 0) - (sums[1] ?? 0))
  }
  return owed
}

/** It is asked of their invoices, as it is: a sum kept on the account would have to follow all that money does. */
const tiedBy = (owes: boolean | undefined): Record<string, boolean> =>
  owes === undefined ? {} : { billToPay: owes }
