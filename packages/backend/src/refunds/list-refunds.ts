import type { OwedRefund, OwnRefund } from '@hostfront/contract/refunds'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { may } from '@hostfront/domain/accounts/permission'
import { isUnderWay, type Refund, type RefundState } from '@hostfront/domain/payments/refund'
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
import { rowsById } from '../call/rows-by-id.ts'
import { asTotals, tallyFound } from '../call/tally-found.ts'
import { customersOf } from '../identity/customers-of.ts'

type RefundsAsked = PageRequest & MoneyChosen & { readonly state?: RefundState | undefined }

/** Everybody's money to return, oldest first, with whose it is and which note says so. */
export function listRefunds(
  call: SignedInCall,
  { state, userId, method, from, to, ...input }: RefundsAsked,
): Promise<Page<OwedRefund>> {
  return call.store.read(async (tx) => {
    const where = { ...(state ? { state } : {}), ...whereOf({ userId, method, from, to }) }
    const { items, next } = await tx.refunds.list({ ...pageQuery(input), where, order: 'oldest' })
    const [customerOf, notes, team, payments] = await Promise.all([
      customersOf(tx, items),
      rowsById(
        tx.creditNotes,
        items.map(({ creditNoteId }) => creditNoteId),
      ),
      rowsById(
        tx.users,
        items.map(({ settledBy }) => settledBy),
      ),
      rowsById(
        tx.payments,
        items.map(({ paymentId }) => paymentId),
      ),
    ])
    return {
      items: items.map((refund) => ({
        refund: withoutSettler(refund),
        customer: customerOf(refund),
        creditNote: notes.get(refund.creditNoteId ?? '')?.number ?? null,
        settledBy: team.get(refund.settledBy ?? '')?.name ?? null,
        dispute: payments.get(refund.paymentId ?? '')?.dispute ?? null,
      })),
      next,
    }
  })
}

const whereOf = ({ userId, method, from, to }: MoneyChosen): Where<Refund> => ({
  ...(userId ? { userId } : {}),
  ...(method ? { method } : {}),
  ...createdBetween(from, to),
})

/** What the chosen refunds add up to, by state; minor units. */
export const totalRefunds = (call: SignedInCall, { search, ...chosen }: TotalsAsked) =>
  call.store.read(async (tx) => {
    const sums = ['amount'] as const
    const where = whereOf(chosen)
    return asTotals(await tallyFound(tx.refunds, { where, search, by: 'state', sums }), 'amount')
  })

/** Without the id of who of the team has seen to it. */
export const withoutSettler = ({ settledBy: _, ...refund }: Refund): Omit<Refund, 'settledBy'> =>
  refund

/** How many are still to be sent, and their sum, minor units. */
export async function sumOpenRefunds(
  call: SignedInCall,
): Promise<{ count: number; amount: number }> {
  const where = { state: 'to-send' } as const
  const [open] = await call.store.read((tx) =>
    tx.refunds.tally({ where, by: 'state', sum: 'amount' }),
  )
  return { count: open?.count ?? 0, amount: open?.sum ?? 0 }
}

/** The caller's own, newest first. */
export function listOwnRefunds(call: SignedInCall, input: PageRequest): Promise<Page<OwnRefund>> {
  return call.store.read(async (tx) => {
    const where = { userId: call.actor.id }
    const { items, next } = await tx.refunds.list({ ...pageQuery(input), where })
    return { items: items.map(asOwn), next }
  })
}

/** An invoice is given back at once, or in a few parts. */
const MOST = 200

/** What goes back of one invoice, oldest first, for whose it is and for who may read everybody's. */
export function readRefundsOf(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
): Promise<OwnRefund[]> {
  return call.store.read(async (tx) => {
    const invoice = await tx.invoices.get(invoiceId)
    const mayRead = invoice && (may(call.actor, 'invoices.read') || isOwner(call.actor, invoice))
    if (!mayRead) throw refused('NOT_FOUND')
    const { items } = await tx.refunds.list({ where: { invoiceId }, order: 'oldest', limit: MOST })
    return items.map(asOwn)
  })
}

const asOwn = ({
  userId: _user,
  account: _account,
  cause: _cause,
  paymentId: _payment,
  settledBy: _settler,
  reference,
  ...own
}: Refund): OwnRefund => ({ ...own, reference: isUnderWay({ reference }) ? null : reference })
