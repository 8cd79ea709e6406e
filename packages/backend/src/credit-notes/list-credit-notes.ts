import type { Customer } from '@hostfront/contract/customer'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { may } from '@hostfront/domain/accounts/permission'
import type { CreditNote, CreditNoteTarget } from '@hostfront/domain/billing/credit-note'
import type { Page, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  createdBetween,
  type MoneyChosen,
  type PageRequest,
  pageQuery,
  type TotalsAsked,
} from '../call/page-query.ts'
import { refused } from '../call/refused.ts'
import { asTotals, tallyFound } from '../call/tally-found.ts'
import { customersOf } from '../identity/customers-of.ts'

type NotesChosen = Omit<MoneyChosen, 'method'>
type NotesAsked = PageRequest & NotesChosen & { readonly target?: CreditNoteTarget | undefined }

const whereOf = ({ userId, from, to }: NotesChosen): Where<CreditNote> => ({
  ...(userId ? { userId } : {}),
  ...createdBetween(from, to),
})

/** What the chosen notes add up to, by where the money went; minor units. */
export const totalCreditNotes = (
  call: SignedInCall,
  { search, ...chosen }: Omit<TotalsAsked, 'method'>,
) =>
  call.store.read(async (tx) => {
    const sums = ['total'] as const
    const where = whereOf(chosen)
    return asTotals(
      await tallyFound(tx.creditNotes, { where, search, by: 'target', sums }),
      'total',
    )
  })

/** Everybody's credit notes with whose they are, newest first. */
export function listCreditNotes(
  call: SignedInCall,
  { target, userId, from, to, ...input }: NotesAsked,
): Promise<Page<{ note: CreditNote; customer: Customer }>> {
  return call.store.read(async (tx) => {
    const where = { ...(target ? { target } : {}), ...whereOf({ userId, from, to }) }
    const { items, next } = await tx.creditNotes.list({ ...pageQuery(input), where })
    const customerOf = await customersOf(tx, items)
    return { items: items.map((note) => ({ note, customer: customerOf(note) })), next }
  })
}

/** The caller's own, newest first. */
export const listOwnCreditNotes = (
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<CreditNote>> =>
  call.store.read((tx) =>
    tx.creditNotes.list({ ...pageQuery(input), where: { userId: call.actor.id } }),
  )

/** An invoice is taken back by one note, or by a few. */
const MOST = 200

/** Those of one invoice, oldest first, for whose it is and for who may read everybody's. */
export function readCreditNotesOf(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
): Promise<CreditNote[]> {
  return call.store.read(async (tx) => {
    const invoice = await tx.invoices.get(invoiceId)
    if (!invoice || !mayRead(call, invoice)) throw refused('NOT_FOUND')
    const where = { invoiceId }
    return (await tx.creditNotes.list({ where, order: 'oldest', limit: MOST })).items
  })
}

/** One, for the same. */
export async function readCreditNote(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<CreditNote> {
  const note = await call.store.read((tx) => tx.creditNotes.get(id))
  if (!note || !mayRead(call, note)) throw refused('NOT_FOUND')
  return note
}

const mayRead = ({ actor }: SignedInCall, row: { readonly userId: string }): boolean =>
  may(actor, 'invoices.read') || isOwner(actor, row)
