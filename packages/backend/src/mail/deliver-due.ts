/**
 * Delivers what stands in the outbox. Each mail is claimed before it is sent and marked afterwards, in two steps with
 * the sending outside of both. A process that dies between sending and marking leaves a mail that is sent once more
 * when its claim has run out: every mail is sent at least once, and twice only then. `id` stays the same, so that
 * the host can name the message by it.
 */
import type { MailMessage, OutgoingMail } from '@hostfront/domain/mail/outgoing-mail'
import { MAX_ATTEMPTS, retryDelay } from '@hostfront/domain/mail/retry-delay'
import { cleanText } from '@hostfront/domain/record'
import type { Backend } from '../context.ts'
import { readPages } from '../read-pages.ts'

export interface MailToSend {
  readonly id: string
  readonly to: string
  readonly message: MailMessage
}

export interface DeliveryReport {
  readonly sent: number
  /** Tries that failed; all but the last one of a mail are made again later. */
  readonly failed: number
}

const PAGE = 50
/** How long a claim keeps others away. Sending must take less. */
const CLAIM_MS = 10 * 60_000
const ERROR_MAX = 500

/**
 * Sends every mail that is due by `send`, which throws when the mail server refuses it. May run in several places at
 * once: a claimed mail belongs to one of them.
 */
export async function deliverDue(
  backend: Backend,
  send: (mail: MailToSend) => Promise<void>,
): Promise<DeliveryReport> {
  const report = { sent: 0, failed: 0 }
  for await (const mails of readPages((after) => listDue(backend, after))) {
    for (const { id } of mails) {
      const mail = await claim(backend, id)
      if (mail?.message) report[await deliver(backend, mail, mail.message, send)]++
    }
  }
  return report
}

const listDue = (backend: Backend, after: string | null) =>
  backend.store.read((tx) =>
    tx.outbox.list({ where: waiting(backend), order: 'oldest', limit: PAGE, after }),
  )

const waiting = (backend: Backend) =>
  ({ status: 'waiting', nextAttemptAt: { lte: backend.now() } }) as const

/** Null when another one was faster: the guard lets one of them through. */
const claim = (backend: Backend, id: string): Promise<OutgoingMail | null> =>
  backend.store.transaction((tx) =>
    tx.outbox.update(
      id,
      { attempts: { increment: 1 }, nextAttemptAt: later(backend, CLAIM_MS) },
      waiting(backend),
    ),
  )

async function deliver(
  backend: Backend,
  mail: OutgoingMail,
  message: MailMessage,
  send: (mail: MailToSend) => Promise<void>,
): Promise<'sent' | 'failed'> {
  try {
    await send({ id: mail.id, to: mail.to, message })
  } catch (error) {
    await markFailed(backend, mail, error)
    return 'failed'
  }
  await backend.store.transaction((tx) =>
    tx.outbox.update(
      mail.id,
      { status: 'sent', sentAt: backend.now(), message: null, lastError: null },
      { status: 'waiting' },
    ),
  )
  return 'sent'
}

/** Unless somebody else has claimed it meanwhile: then theirs is the word that counts. */
async function markFailed(backend: Backend, mail: OutgoingMail, error: unknown): Promise<void> {
  const lastError = cleanText(String(error).slice(0, ERROR_MAX))
  await backend.store.transaction((tx) =>
    tx.outbox.update(
      mail.id,
      mail.attempts < MAX_ATTEMPTS
        ? { lastError, nextAttemptAt: later(backend, retryDelay(mail.attempts)) }
        : { lastError, status: 'failed', message: null },
      { status: 'waiting', attempts: mail.attempts },
    ),
  )
}

const later = (backend: Backend, milliseconds: number): string =>
  new Date(Date.parse(backend.now()) + milliseconds).toISOString()
