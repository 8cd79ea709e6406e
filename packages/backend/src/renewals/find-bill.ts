import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about } from '@hostfront/domain/billing/invoice-subject'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { ReadTx } from '@hostfront/store/port'

/** The renewal invoice of the next period, which there is one of at most; null when there is none yet. */
export const findBill = (tx: ReadTx, kind: string, { id, expiresAt }: SoldByTime) =>
  tx.invoices.find({ ...about(kind, id), periodStart: expiresAt })

/** The same for many of one kind by one question. One that the limit cuts off is found by its own transaction. */
export async function findBills(
  tx: ReadTx,
  kind: string,
  held: readonly SoldByTime[],
): Promise<(one: SoldByTime) => Invoice | null> {
  if (held.length === 0) return () => null
  const { items } = await tx.invoices.list({
    where: {
      subjectKind: kind,
      subjectId: { in: held.map(({ id }) => id) },
      periodStart: { in: held.map(({ expiresAt }) => expiresAt) },
    },
    limit: 2 * held.length,
  })
  const found = new Map(items.map((one) => [`${one.subjectId} ${one.periodStart}`, one]))
  return ({ id, expiresAt }) => found.get(`${id} ${expiresAt}`) ?? null
}
