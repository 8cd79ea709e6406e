import type { OwnDeclaration, QueuedDeclaration } from '@hostfront/contract/declarations'
import type { DeclarationState } from '@hostfront/domain/payments/declaration'

export const DECLARATION_STATE_NAMES: Record<DeclarationState, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  superseded: 'Settled otherwise',
}

/** Of an invoice whose customer has declared a payment that nobody has decided on yet. */
export const CHECKING_PAYMENT = 'Checking payment'

/** The same in a sentence. */
export const DECLARED = 'You have told us of a payment. We are checking it, and will tell you.'

/** The same for staff, in whose queue it is. */
export const PAYMENT_TO_CHECK = 'To check'

/** Why a declared payment is rejected, as its customer reads it; anything else is written. */
export const REJECTIONS = [
  'Nothing came in.',
  'The amount that came in is another.',
  'The proof cannot be read.',
  'It went to another recipient.',
] as const

/** What it is to pay: `2026-00001, 2026-00002`, or coins. */
export const declaredFor = ({ pays }: Pick<OwnDeclaration, 'pays'>): string =>
  pays.length === 0 ? 'coins' : pays.map(({ number }) => number).join(', ')

/** How staff name it: by its reference, else by what it pays. */
export const declarationName = (declared: Pick<OwnDeclaration, 'reference' | 'pays'>): string =>
  declared.reference ?? declaredFor(declared)

/** What has become of it, for its customer; nothing while it waits. `money` writes an amount as people read it. */
export function outcomeWords(
  { state, reason, amount, became }: OwnDeclaration,
  money: (amount: number) => string,
): string | null {
  switch (state) {
    case 'waiting':
      return 'We are checking whether it has arrived, and will tell you.'
    case 'approved':
      if (became?.state === 'undone') {
        return 'It was confirmed by mistake, and the record is undone. Please ask us.'
      }
      return became && became.amount !== amount ? `${money(became.amount)} has arrived.` : null
    case 'rejected':
      return reason
    case 'superseded':
      return 'What it was for is settled by another payment.'
    case 'withdrawn':
      return null
  }
}

/** What about a declared payment is worth a second look. */
export function declaredSuspicion(
  suspicion: QueuedDeclaration['suspicions'][number],
  money: (amount: number) => string,
): string {
  switch (suspicion.code) {
    case 'USED':
      return `The reference is used already: ${suspicion.reference}.`
    case 'ALIKE':
      return `The reference looks like ${suspicion.reference}.`
    case 'AMOUNT':
      return suspicion.owed === 0
        ? 'There is nothing left to pay.'
        : `${money(suspicion.owed)} is owed, not this amount.`
    case 'TOO_EARLY':
      return `Paid before invoice ${suspicion.number} was issued.`
    case 'SAME_PROOF':
      return 'The same proof came with another payment.'
  }
}

/** Where its money was seen: `day` writes a day as people read it. */
export const seenWords = (
  { source, date, label }: NonNullable<QueuedDeclaration['seen']>,
  day: (date: string) => string,
): string => `Seen in the statement of ${source}, ${day(date)}: “${label}”.`
