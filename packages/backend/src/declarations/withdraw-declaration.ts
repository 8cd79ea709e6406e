import type { OwnDeclaration } from '@hostfront/contract/declarations'
import { isOwner } from '@hostfront/domain/accounts/actor'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { asOwnDeclaration } from './as-own-declaration.ts'
import { decide } from './decide.ts'

/** The customer takes back what they have declared, as long as nobody has decided on it. */
export function withdrawDeclaration(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<OwnDeclaration> {
  return call.store.transaction(async (tx) => {
    const found = await tx.declarations.get(id)
    if (!found || !isOwner(call.actor, found)) throw refused('NOT_FOUND')
    return asOwnDeclaration(await decide(tx, call, found, 'withdraw'))
  })
}
