import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { ReadTx } from '@hostfront/store/port'

/** Days on which an invoice is ever reminded of; of one with more of them the transaction of its own decides. */
const MOST_SENT = 20
/** Declarations that wait; with more of them the same holds. */
const MOST_WAITING = 500

/** What customers have been reminded of already, and say to have paid: two questions for all of these invoices. */
export async function readReminded(
  tx: ReadTx,
  invoices: readonly Pick<Invoice, 'id' | 'userId'>[],
): Promise<
  (invoice: Pick<Invoice, 'id'>) => { readonly sent: number[]; readonly declaredAt: string | null }
> {
  if (invoices.length === 0) return () => ({ sent: [], declaredAt: null })
  const invoiceId = { in: invoices.map(({ id }) => id) }
  const userId = { in: [...new Set(invoices.map((invoice) => invoice.userId))] }
  const [reminders, declarations] = await Promise.all([
    tx.reminders.list({ where: { invoiceId }, limit: MOST_SENT * invoices.length }),
    tx.declarations.list({ where: { userId, state: 'waiting' }, limit: MOST_WAITING }),
  ])
  return ({ id }) => ({
    sent: reminders.items.filter((one) => one.invoiceId === id).map(({ day }) => day),
    // Newest first.
    declaredAt:
      declarations.items.find(({ pays }) => pays.some((paid) => paid.invoiceId === id))
        ?.createdAt ?? null,
  })
}
