import type { RefundOffer } from '@hostfront/contract/credit-notes'
import type { CreditObstacle } from '@hostfront/domain/billing/credit'
import type { CreditNoteTarget } from '@hostfront/domain/billing/credit-note'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { RefundCause, RefundState } from '@hostfront/domain/payments/refund'
import { formatDay } from './dates.ts'

export const REFUND_STATE_NAMES: Record<RefundState, string> = {
  'to-send': 'To send',
  sent: 'Sent',
  'to-coins': 'Given as coins',
  'by-dispute': 'Gone by dispute',
}

export const REFUND_CAUSE_NAMES: Record<RefundCause, string> = {
  'order-closed': 'Order or invoice closed',
  overpaid: 'Paid too much',
  'credit-note': 'Credit note',
  coins: 'Coins given back',
}

export const CREDIT_NOTE_TARGET_NAMES: Record<CreditNoteTarget, string> = {
  coins: 'As coins',
  'off-site': 'As money',
}

/** Why just this amount is suggested, in a line. */
export function suggestionWords({ suggestion, invoice }: RefundOffer, currency: Currency): string {
  switch (suggestion.why) {
    case 'guarantee':
      return `The whole amount: the money-back guarantee runs until ${formatDay(suggestion.until)}.`
    case 'pro-rata':
      return `${suggestion.left} of ${suggestion.days} days ${suggestion.left === 1 ? 'is' : 'are'} left: ${formatMoney(suggestion.amount, currency)} of ${formatMoney(invoice.total, currency)}.`
    case 'unused':
      return 'The whole amount: none of it has been used.'
    case 'used':
      return 'All of the time it paid for is used, so nothing is suggested.'
  }
}

const OBSTACLES: Record<Exclude<CreditObstacle, 'TOO_MUCH'>, string> = {
  NOT_PAID: 'This invoice is not paid, so there is nothing to give back.',
  ORDER_PENDING: 'Its order is still waiting. Reject the order: that gives everything back.',
  NOTHING_LEFT: 'All of this invoice was given back already.',
  COINS_ONLY: 'Coins paid this invoice, so it can only be given back as coins.',
  DISPUTED:
    'Its payment is disputed: its payer may get it back that way. A refund can be made when that is decided.',
}

/** Why nothing, or not so much, can be given back; `most` in minor units. */
export function creditObstacleWords(obstacle: string, most: number, currency: Currency): string {
  return (
    new Map<string, string>(Object.entries(OBSTACLES)).get(obstacle) ??
    `At most ${formatMoney(most, currency)} of this invoice can still be given back.`
  )
}
