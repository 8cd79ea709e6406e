import type { Surplus } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { owedOf } from '@hostfront/domain/payments/settled'
import fc from 'fast-check'
import type { Stage } from './stage.ts'

type Share = 'whole' | 'part' | 'more'
/** One that came before is a mistake, unless one transfer is said to pay several invoices. */
type Reference = 'new' | 'again' | 'shared'

/** How much arrives of what is owed, by which reference, and what is to become of too much. */
export const received = {
  share: fc.constantFrom<Share[]>('whole', 'whole', 'part', 'part', 'more'),
  surplus: fc.constantFrom<(Surplus | undefined)[]>(undefined, 'coins', 'return'),
  reference: fc.constantFrom<Reference[]>('new', 'new', 'new', 'again', 'shared', 'shared'),
}

interface Received {
  readonly share: Share
  readonly surplus: Surplus | undefined
  readonly reference: Reference
}

const MORE = 130

/** Where nothing is owed any more it is paid another time. */
export function amountOf({ share }: Pick<Received, 'share'>, owed: number, total: number): number {
  const due = owed || total
  if (share === 'part') return Math.ceil(due / 2)
  return share === 'more' ? due + MORE : due
}

export const referenceOf = (stage: Stage, { reference }: Pick<Received, 'reference'>): string =>
  reference === 'new' ? stage.newReference() : (stage.references.at(-1) ?? stage.newReference())

/** The money that somebody of the team has seen arrive for an invoice. */
export const paymentFor = (stage: Stage, step: Received, invoice: Invoice) => ({
  reference: referenceOf(stage, step),
  amount: amountOf(step, owedOf(invoice), invoice.total),
  paidAt: stage.shop.backend.now(),
  isShared: step.reference === 'shared',
  ...(step.surplus && { surplus: step.surplus }),
})

/** That so much has arrived for what owed `owed`, as it is counted. */
export function arrive(
  { outside, references }: Stage,
  { amount, reference }: { readonly amount: number; readonly reference: string },
  { owed, surplus = 'coins' }: { readonly owed: number; readonly surplus?: Surplus | undefined },
): string {
  outside.arrived += amount
  references.push(reference)
  const rest = surplus === 'coins' ? 'to coins' : 'to return'
  if (owed === 0 && amount > 0) return `again, ${rest}`
  if (amount > owed) return `more, ${rest}`
  return amount < owed ? 'part' : 'whole'
}
