import type { Invoice } from '../billing/invoice.ts'
import type { StoredFile } from '../files/stored-file.ts'
import type { Declaration } from './declaration.ts'
import type { Payment } from './payment.ts'
import { owedTogether } from './settle.ts'

/**
 * What about a declaration is worth a look before money is believed in. `USED`: a payment or another declaration has this
 * very reference. `ALIKE`: one looks the same. `AMOUNT`: it is not what its invoices owe. `TOO_EARLY`: paid on a day before
 * its invoice was issued. `SAME_PROOF`: the same picture came with another declaration.
 */
export type DeclarationSuspicion =
  | { readonly code: 'USED' | 'ALIKE'; readonly reference: string }
  | { readonly code: 'AMOUNT'; readonly owed: number }
  | { readonly code: 'TOO_EARLY'; readonly number: string }
  | { readonly code: 'SAME_PROOF' }

type Referring = Pick<Declaration, 'reference' | 'referenceKey' | 'alikeKey'>

type Judged = Referring & Pick<Declaration, 'id' | 'state' | 'amount' | 'paidOn' | 'pays'>

/** Others with which it may be mixed up; itself is possibly among the declarations, and what is undone among the payments. */
export interface Others {
  readonly payments: readonly (Referring & Pick<Payment, 'id'>)[]
  readonly declarations: readonly (Referring & Pick<Declaration, 'id' | 'state'>)[]
  /** Proofs of these and of other declarations. */
  readonly proofs: readonly Pick<StoredFile, 'digest' | 'subjectId'>[]
}

/** Of one that waits; what is decided needs no second look. `invoices` are those that it is to pay. */
export function declarationSuspicions(
  declared: Judged,
  invoices: readonly Pick<Invoice, 'number' | 'createdAt' | 'status' | 'total' | 'paid'>[],
  others: Others,
): DeclarationSuspicion[] {
  if (declared.state !== 'waiting') return []
  const owed = owedTogether(invoices)
  return [
    ...ofReference(declared, others),
    ...(declared.pays.length > 0 && owed !== declared.amount
      ? [{ code: 'AMOUNT', owed } as const]
      : []),
    ...invoices
      .filter(({ createdAt }) => declared.paidOn < createdAt.slice(0, 10))
      .map(({ number }) => ({ code: 'TOO_EARLY', number }) as const),
    ...(hasProofOfAnother(declared, others) ? [{ code: 'SAME_PROOF' } as const] : []),
  ]
}

/** The same reference is said once; what only looks like it is not said besides. */
function ofReference(declared: Judged, { payments, declarations }: Others): DeclarationSuspicion[] {
  const { referenceKey, alikeKey } = declared
  if (referenceKey === null) return []
  // What the customer took back was a slip of their own.
  const declaredElse = declarations.filter(
    ({ id, state }) => id !== declared.id && state !== 'withdrawn',
  )
  const known = [...payments, ...declaredElse]
  const same = known.find((other) => other.referenceKey === referenceKey)
  if (same?.reference) return [{ code: 'USED', reference: same.reference }]
  const alike = known.find((other) => other.alikeKey === alikeKey)
  return alike?.reference ? [{ code: 'ALIKE', reference: alike.reference }] : []
}

function hasProofOfAnother({ id }: Judged, { proofs }: Others): boolean {
  const own = new Set(proofs.filter((file) => file.subjectId === id).map(({ digest }) => digest))
  return proofs.some(
    ({ digest, subjectId }) => subjectId !== null && subjectId !== id && own.has(digest),
  )
}
