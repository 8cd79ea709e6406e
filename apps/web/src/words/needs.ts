import { latestRenewal } from '@hostfront/domain/domains/domain-renewal'
import { coinUnit, coinWords } from '@hostfront/domain/money/format-money'
import type { Need } from '@hostfront/domain/needs/need'
import { formatAge, formatDay } from './dates.ts'
import { DECLARED } from './declarations.ts'
import { lineWords } from './invoice-lines.ts'
import { orderPath } from './order-paths.ts'
import { myServicePath } from './service-paths.ts'

const HALF_A_YEAR = 183 * 86_400_000

/** A day without its year, which nobody asks for near it. */
const nearDay = (iso: string, now: number): string =>
  Math.abs(Date.parse(iso) - now) < HALF_A_YEAR
    ? formatDay(iso).replace(/, \d+$/, '')
    : formatDay(iso)

interface NeedWords {
  readonly title: string
  /** What there is to know beside it. */
  readonly detail: string
  /** How far off that is, behind it. */
  readonly age?: string
  /** What else it is of. */
  readonly more?: string
  /** What it has besides, where there is room. */
  readonly spare?: string
  /** Its one act, as its button says it, and where that leads; null: an invoice is paid where it stands. */
  readonly act: { readonly name: string; readonly to: string } | null
}

/** One thing that waits for a customer, in their words. `isDeclared`: they have told of its payment, which is not checked yet. */
export function needWords(need: Need, now: number, isDeclared = false): NeedWords {
  switch (need.kind) {
    case 'debt':
      return {
        title: `${need.service.name} is suspended`,
        detail: `It was not paid in time and ends for good on ${formatDay(need.endsAt)}.`,
        act: need.invoice ? null : { name: 'Open service', to: myServicePath(need.service.id) },
      }
    case 'bill': {
      const { number, status, dueDate, lines, subjectKind } = need.invoice
      const due = `${status === 'overdue' ? 'Was due' : 'Due'} ${nearDay(dueDate, now)}`
      const what = lineWords(lines[0]?.description ?? '')
      const isNamed = subjectKind !== null && what !== ''
      const named = `Invoice ${number}`
      // Not the cycle and its days, behind the name of the server: its invoice has them.
      const short = what.replace(/”, [^”]*$/, '”')
      return {
        // An invoice of several things, or of another, is named by its number.
        title: isNamed ? short : named,
        // What is said to be paid is not due.
        ...(isDeclared ? { detail: '' } : { detail: due, age: formatAge(dueDate, now) }),
        ...(isNamed ? { spare: named } : { more: what }),
        act: null,
      }
    }
    case 'answer':
      return {
        title: `${need.service.name} waits for your answer`,
        detail: 'We need something from you before we can set it up.',
        act: { name: 'Answer', to: myServicePath(need.service.id) },
      }
    case 'ticket':
      return {
        title: `We have answered “${need.ticket.name}”`,
        detail: 'Reply, or close the ticket.',
        act: {
          name: 'Read answer',
          to: `/dashboard?tab=support&ticket=${encodeURIComponent(need.ticket.id)}`,
        },
      }
    case 'ending':
      return {
        title: `${need.service.name} ends ${formatAge(need.expiresAt, now)}`,
        detail: `Paid until ${nearDay(need.expiresAt, now)}. Auto-renew is off.`,
        act: { name: 'Renew', to: myServicePath(need.service.id) },
      }
    case 'lapsing': {
      const isOver = Date.parse(need.expiresAt) <= now
      return {
        title: `${need.domain.name} ${isOver ? 'expired' : 'expires'} ${formatAge(need.expiresAt, now)}`,
        detail: isOver
          ? `It can be renewed until ${formatDay(latestRenewal(need))}.`
          : `Paid until ${nearDay(need.expiresAt, now)}. Auto-renew is off.`,
        act: { name: 'Renew', to: '/dashboard?tab=domains' },
      }
    }
    case 'order':
      return {
        title: `${need.order.name} waits for approval`,
        detail: `Ordered ${formatAge(need.createdAt, now)}. We tell you as soon as it is approved.`,
        act: { name: 'View order', to: orderPath(need.order.id) },
      }
    case 'coins':
      return {
        title: `${coinWords(need.amount)} on ${coinUnit(need.amount) === 'coin' ? 'its' : 'their'} way`,
        detail: DECLARED,
        act: { name: 'Open Billing', to: '/dashboard?tab=billing' },
      }
  }
}

/** Whom a need is about, for the button that does something about it. */
export function needSubject(need: Need): string {
  switch (need.kind) {
    case 'debt':
    case 'answer':
    case 'ending':
      return need.service.name
    case 'lapsing':
      return need.domain.name
    case 'bill':
      return `invoice ${need.invoice.number}`
    case 'ticket':
      return need.ticket.name
    case 'order':
      return need.order.name
    case 'coins':
      return 'coins'
  }
}

/** No two of one kind are about the same. */
export function needKey(need: Need): string {
  switch (need.kind) {
    case 'debt':
    case 'answer':
    case 'ending':
      return `${need.kind} ${need.service.id}`
    case 'lapsing':
      return need.domain.id
    case 'bill':
      return need.invoice.id
    case 'ticket':
      return need.ticket.id
    case 'order':
      return need.order.id
    case 'coins':
      return 'coins'
  }
}

/** The invoice that is paid to settle it; null where money does not. */
export const billOf = (need: Need) =>
  need.kind === 'bill' || need.kind === 'debt' ? need.invoice : null
