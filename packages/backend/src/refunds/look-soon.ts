import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { OPEN_ATTEMPTS } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { Tx, Where } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

/** An invoice has one page to pay on at a time; for coins there are as many as the limit of attempts lets one open. */
const MOST_PAGES = 100

/** Pages that are open to pay on for nothing any more are looked at next, which closes them. */
export async function lookSoon(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  of: Where<PaymentAttempt>,
): Promise<void> {
  const open = { ...of, state: { in: OPEN_ATTEMPTS } } as const
  const { items } = await tx.paymentAttempts.list({ where: open, limit: MOST_PAGES })
  for (const { id } of items) await tx.paymentAttempts.update(id, { nextLookAt: now() }, open)
}
