import type { Client, ClientRecords } from '@hostfront/contract/clients'
import type { EditedAccount } from '@hostfront/domain/accounts/edited-account'
import type { Page } from '@hostfront/store/port'
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

/** How many accounts are in each state. */
export const countClients = (call: SignedInCall, { role, owes }: Chosen) =>
  call.store.read(async (tx) => {
    const counts = await countByState(tx.users, 'status', role ? { role } : {}, tiedBy(owes))
    return counts.flatMap(({ state, count }) => (state === 'deleted' ? [] : [{ state, count }]))
  })

/** It is asked of their invoices, as it is: a sum kept on the account would have to follow all that money does. */
const tiedBy = (owes: boolean | undefined): Record<string, boolean> =>
  owes === undefined ? {} : { billToPay: owes }
