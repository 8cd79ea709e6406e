import { MAX_API_KEYS } from '@hostfront/domain/accounts/api-key'
import { tombstoneOf } from '@hostfront/domain/accounts/tombstone'
import type { User } from '@hostfront/domain/accounts/user'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { lockSubject } from '../billing/billed.ts'
import { moveCoins } from '../billing/move-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { drain } from '../call/drain.ts'
import { readPages } from '../call/read-pages.ts'
import { eraseFilesOf } from '../files/erase-files.ts'
import { endSessions } from '../identity/session.ts'
import { undoOrder } from '../orders/undo-order.ts'
import { cancelInvoice } from '../refunds/cancel-invoice.ts'
import { lookSoon } from '../refunds/look-soon.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

const BATCH = 200

/**
 * Deletes an account inside the caller's transaction: what it holds ends or is renewed no more, pending orders are taken back, open invoices are
 * cancelled, coins that are left are forfeited, and nothing personal is left but what invoices, ledger and audit log have to keep. Its owner cannot log in
 * any more. What it holds and its orders come before their invoices, and all of them before the account, as everywhere
 * else. `user` is as the caller has judged it. Runs in `withInvoiceNumbers`: credit notes take back what was paid for orders. Answers
 * the ids of files whose bytes are to be forgotten then.
 */
export async function eraseAccount(
  tx: Tx,
  call: SignedInCall,
  user: User,
  action: 'accounts.remove' | 'clients.remove',
): Promise<readonly string[]> {
  const { id: userId, status, role, passwordHash } = user
  await endBusiness(tx, call, userId)
  // Only as the account was when it was judged: not one that has become an administrator's since.
  const erased = await tx.users.update(userId, tombstoneOf(user), { status, role, passwordHash })
  if (!erased) throw new StoreError('conflict', 'users.status')
  // What was ordered meanwhile. From here on an order waits for this step, and finds no account, see `placeOrder`.
  await endBusiness(tx, call, userId)
  const forfeited = await forfeitCoins(tx, call, userId)
  await endAccess(tx, userId)
  await erasePersonalRows(tx, user, call.now())
  const subject = { id: userId, status, coins: forfeited }
  const after = { ...subject, status: erased.status, coins: 0 }
  await recordChange(tx, call, action, subject, after)
  return eraseFilesOf(tx, userId, call.now())
}

/** Empties the balance, refunds included, and answers what it held: prepaid money that nobody can spend any more. */
async function forfeitCoins(tx: Tx, call: SignedInCall, userId: string): Promise<number> {
  const held = (await tx.users.get(userId, { lock: true }))?.coins ?? 0
  if (held === 0) return 0
  const actor = call.actor.id
  const move = { userId, amount: -held, kind: 'forfeit', reference: null, actor } as const
  if (!(await moveCoins(tx, call, move))) throw new StoreError('conflict', 'users.coins')
  return held
}

async function endBusiness(tx: Tx, call: SignedInCall, userId: string): Promise<void> {
  for (const kind of SOLD_BY_TIME) await kind.leave(tx, call, userId)
  const pending = { userId, status: 'pending' } as const
  await drain(
    () => tx.orders.list({ where: pending, order: 'oldest', limit: BATCH }),
    async ({ id }) => {
      const order = await tx.orders.get(id, { lock: true })
      if (order?.status === 'pending') {
        await undoOrder(tx, call, order, { action: 'cancel', reason: null })
      }
    },
  )
  const open = { userId, status: { in: PAYABLE } } as const
  await drain(
    () => tx.invoices.list({ where: open, order: 'oldest', limit: BATCH }),
    async (invoice) => {
      await lockSubject(tx, SOLD_BY_TIME, invoice)
      await cancelInvoice(tx, call, invoice.id)
    },
  )
  // Nobody is to pay for coins that nobody can spend.
  await lookSoon(tx, call, { userId, invoiceId: null })
  const waiting = { userId, status: { in: ['open', 'answered'] } } as const
  await drain(
    () => tx.tickets.list({ where: waiting, limit: BATCH }),
    ({ id }) => tx.tickets.update(id, { status: 'closed', updatedAt: call.now() }),
  )
}

async function endAccess(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId)
  const where = { userId }
  const keys = await tx.apiKeys.list({ where, limit: MAX_API_KEYS })
  for (const { id } of keys.items) await tx.apiKeys.delete(id)
  const factor = await tx.secondFactors.find(where)
  if (factor) await tx.secondFactors.delete(factor.id)
  await drain(
    () => tx.singleUseTokens.list({ where, limit: BATCH }),
    ({ id }) => tx.singleUseTokens.delete(id),
  )
}

async function erasePersonalRows(tx: Tx, { id: userId, email }: User, now: string): Promise<void> {
  const where = { userId }
  await drain(
    () => tx.clientNotes.list({ where, limit: BATCH }),
    ({ id }) => tx.clientNotes.delete(id),
  )
  await eraseRefundAccounts(tx, userId)
  await eraseDeclared(tx, userId, now)
  await drain(
    () => tx.serverAnswers.list({ where, limit: BATCH }),
    ({ id }) => tx.serverAnswers.delete(id),
  )
  await drain(
    () => tx.serverPasswords.list({ where, limit: BATCH }),
    ({ id }) => tx.serverPasswords.delete(id),
  )
  await drain(
    () => tx.notifications.list({ where, limit: BATCH }),
    ({ id }) => tx.notifications.delete(id),
  )
  // Answers to what the account has asked for, and mails: oldest first, as the purge of what is old deletes them.
  await drain(
    () => tx.idempotencyKeys.list({ where, order: 'oldest', limit: BATCH }),
    ({ id }) => tx.idempotencyKeys.delete(id),
  )
  for (const about of [
    { kind: 'mail', target: email },
    { kind: 'vat-check', target: userId },
  ] as const) {
    await drain(
      () => tx.tasks.list({ where: about, order: 'oldest', limit: BATCH }),
      ({ id }) => tx.tasks.delete(id),
    )
  }
}

/** That something was declared stays beside what came in, without what its customer wrote; nobody waits for the rest. */
async function eraseDeclared(tx: Tx, userId: string, now: string): Promise<void> {
  const waiting = { userId, state: 'waiting' } as const
  await drain(
    () => tx.declarations.list({ where: waiting, order: 'oldest', limit: BATCH }),
    ({ id }) => tx.declarations.update(id, { state: 'withdrawn', decidedAt: now }),
  )
  const own = { where: { userId }, order: 'oldest', limit: BATCH } as const
  for await (const page of readPages((after) => tx.declarations.list({ ...own, after }))) {
    for (const { id, note } of page) {
      if (note !== '') await tx.declarations.update(id, { note: '' })
    }
  }
}

/** What was sent stays in the books, without the number of an account; what is still to be sent has to go somewhere. */
async function eraseRefundAccounts(tx: Tx, userId: string): Promise<void> {
  const where = { userId, state: { in: ['sent', 'to-coins', 'by-dispute'] } } as const
  const settled = { where, order: 'oldest', limit: BATCH } as const
  for await (const page of readPages((after) => tx.refunds.list({ ...settled, after }))) {
    for (const { id, account } of page) {
      if (account !== '') await tx.refunds.update(id, { account: '' })
    }
  }
}
