import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { StoredFile } from '@hostfront/domain/files/stored-file'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Payment } from '@hostfront/domain/payments/payment'
import { isUnderWay, type Refund } from '@hostfront/domain/payments/refund'
import type { Ticket } from '@hostfront/domain/tickets/ticket'
import type { ReadTx } from '@hostfront/store/port'
import { TRAIL_ACTIONS } from '../audit/trail.ts'
import { asOwnEntry } from '../billing/as-own-entry.ts'
import type { SignedInCall } from '../call/context.ts'
import { readAllPages } from '../call/read-pages.ts'
import { refused } from '../call/refused.ts'
import { asOwnDeclaration } from '../declarations/as-own-declaration.ts'
import { asAccount } from '../identity/as-account.ts'
import { withoutHidden } from '../secrets/hidden-fields.ts'

const PAGE = 500

/** Everything the shop keeps about the caller as one JSON text, but no secret, no hash and nothing the team wrote for itself. */
export async function exportMine(call: SignedInCall): Promise<{ text: string }> {
  const kept = await call.store.read((tx) => readOwn(tx, call.actor.id))
  return { text: JSON.stringify({ exportedAt: call.now(), ...withoutHidden(kept) }, null, 2) }
}

async function readOwn(tx: ReadTx, userId: string) {
  const user = await tx.users.get(userId)
  if (!user) throw refused('LOGIN_REQUIRED')
  const own = { where: { userId }, order: 'oldest', limit: PAGE } as const
  const trail = { where: { subject: userId, action: { in: TRAIL_ACTIONS } } }
  const factor = await tx.secondFactors.find({ userId })
  return {
    account: asAccount(user),
    orders: await readAllPages((after) => tx.orders.list({ ...own, after })),
    services: await readAllPages((after) => tx.services.list({ ...own, after })),
    serverAnswers: await readAllPages((after) => tx.serverAnswers.list({ ...own, after })),
    domains: await readAllPages((after) => tx.domains.list({ ...own, after })),
    invoices: await readAllPages((after) => tx.invoices.list({ ...own, after })),
    payments: (await readAllPages((after) => tx.payments.list({ ...own, after }))).map(
      asOwnPayment,
    ),
    paymentAttempts: (
      await readAllPages((after) => tx.paymentAttempts.list({ ...own, after }))
    ).map(asOwnAttempt),
    creditNotes: (await readAllPages((after) => tx.creditNotes.list({ ...own, after }))).map(
      asOwnNote,
    ),
    refunds: (await readAllPages((after) => tx.refunds.list({ ...own, after }))).map(asOwnRefund),
    disputes: (await readAllPages((after) => tx.disputes.list({ ...own, after }))).map(
      asOwnDispute,
    ),
    declarations: (await readAllPages((after) => tx.declarations.list({ ...own, after }))).map(
      (each) => asOwnDeclaration(each),
    ),
    coinEntries: (await readAllPages((after) => tx.coinEntries.list({ ...own, after }))).map(
      asOwnEntry,
    ),
    tickets: (await readAllPages((after) => tx.tickets.list({ ...own, after }))).map(asOwnTicket),
    files: (await readAllPages((after) => tx.files.list({ ...own, after }))).map(asOwnFile),
    livechats: await readAllPages((after) => tx.livechats.list({ ...own, after })),
    notifications: await readAllPages((after) => tx.notifications.list({ ...own, after })),
    sessions: await readAllPages((after) => tx.sessions.list({ ...own, after })),
    apiKeys: await readAllPages((after) => tx.apiKeys.list({ ...own, after })),
    trail: (await readAllPages((after) => tx.auditLog.list({ ...own, ...trail, after }))).map(
      asTrailLine,
    ),
    secondFactor: factor && { createdAt: factor.createdAt, confirmedAt: factor.confirmedAt },
  }
}

const asOwnPayment = ({
  recordedBy: _by,
  referenceKey: _key,
  alikeKey: _alike,
  undone,
  ...payment
}: Payment) => ({ ...payment, undoneAt: undone?.at ?? null })

/** How it stands, and not what it costs the shop. */
const asOwnDispute = ({ id, createdAt, number, amount, currency, ...dispute }: Dispute) => ({
  ...{ id, createdAt, number, amount, currency, reason: dispute.reason, state: dispute.state },
  ...{ openedAt: dispute.openedAt, closedAt: dispute.closedAt },
})

/** Without the page, on which it can still be paid, what the gateway says to staff and what it keeps. */
const asOwnAttempt = ({
  url: _url,
  fault: _fault,
  nextLookAt: _look,
  fee: _fee,
  feeBookedAt: _booked,
  ...attempt
}: PaymentAttempt) => attempt

const asOwnNote = ({ issuedBy: _, ...note }: CreditNote) => note

const asOwnRefund = ({ settledBy: _, reference, ...refund }: Refund) => ({
  ...refund,
  reference: isUnderWay({ reference }) ? null : reference,
})

const asOwnTicket = ({ assigneeId: _, messages, ...ticket }: Ticket) => ({
  ...ticket,
  messages: messages
    .filter(({ isInternal }) => !isInternal)
    .map(({ createdAt, from, body, fileIds }) => ({ createdAt, from, body, fileIds })),
})

/** Its bytes are opened where it was sent with. */
const asOwnFile = ({ userId: _, digest: _digest, ...file }: StoredFile) => file

/** Who came in or was turned away, when and from where. */
const asTrailLine = ({ createdAt, action, address }: AuditEntry) => ({ createdAt, action, address })
