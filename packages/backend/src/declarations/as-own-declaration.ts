import type { OwnDeclaration } from '@hostfront/contract/declarations'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import type { Payment } from '@hostfront/domain/payments/payment'

/** A declaration without what it is only found by, and without who of the team decided. */
export function asOwnDeclaration(
  { referenceKey: _, alikeKey: __, decidedBy: ___, ...declaration }: Declaration,
  payment: Payment | null = null,
): OwnDeclaration {
  return { ...declaration, became: becameOf(payment) }
}

export const becameOf = (payment: Payment | null): OwnDeclaration['became'] =>
  payment && { amount: payment.amount, receivedAt: payment.receivedAt, state: payment.state }
