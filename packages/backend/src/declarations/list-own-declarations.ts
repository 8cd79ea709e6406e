import type { OwnDeclaration } from '@hostfront/contract/declarations'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { asOwnDeclaration } from './as-own-declaration.ts'

/** What the caller has declared, newest first, with what became of it. */
export function listOwnDeclarations(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<OwnDeclaration>> {
  return call.store.read(async (tx) => {
    const where = { userId: call.actor.id }
    const { items, next } = await tx.declarations.list({ ...pageQuery(input), where })
    const payments = await rowsById(
      tx.payments,
      items.map(({ paymentId }) => paymentId),
    )
    return {
      items: items.map((each) =>
        asOwnDeclaration(each, payments.get(each.paymentId ?? '') ?? null),
      ),
      next,
    }
  })
}
