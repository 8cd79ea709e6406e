import type { DisputeShown } from '@hostfront/contract/disputes'
import type { DisputeClaim } from '@hostfront/domain/gateways/dispute'
import type { DisputeState } from '@hostfront/domain/gateways/dispute-told'
import type { BadgeTone } from '../ui/badge.tsx'
import { formatDay } from './dates.ts'

export const DISPUTE_NAMES: Record<DisputeState, string> = {
  open: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
}

export const DISPUTE_TONES: Record<DisputeState, BadgeTone> = {
  open: 'warn',
  won: 'info',
  lost: 'bad',
}

const CLAIM_LINES: Record<DisputeClaim, string | null> = {
  none: null,
  open: 'To decide: bill it again, or write it off.',
  billed: 'Billed again.',
  'written-off': 'Written off.',
}

/** What is to be done about it, or was, in a line; null where that is nothing. */
export function disputeLine({ state, needsAnswer, dueBy, claim }: DisputeShown): string | null {
  if (state !== 'open') return CLAIM_LINES[claim]
  if (!needsAnswer) return 'Nothing to answer now; not decided yet.'
  return dueBy === null ? 'To answer.' : `To answer by ${formatDay(dueBy)}.`
}

/** A gateway's word for why, as people read it: `product_not_received`. */
export function reasonWords(reason: string): string | null {
  const words = reason.replaceAll('_', ' ').trim().toLowerCase()
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}

interface Waiting {
  readonly toAnswer: number
  readonly until: string | null
  readonly toDecide: number
}

/** What the overview says of disputes, and where it leads; null where nothing waits. */
export function waitingDisputes({ toAnswer, until, toDecide }: Waiting) {
  if (toAnswer > 0) {
    const by = until === null ? '' : `, until ${formatDay(until)}`
    return {
      line: `${toAnswer} ${toAnswer === 1 ? 'dispute' : 'disputes'} to answer${by}`,
      to: '/admin/transactions?dispute=open',
    }
  }
  if (toDecide === 0) return null
  return {
    line: `${toDecide} lost ${toDecide === 1 ? 'dispute' : 'disputes'} to decide on`,
    to: '/admin/transactions?dispute=lost',
  }
}
