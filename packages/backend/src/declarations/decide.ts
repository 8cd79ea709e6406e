import type { Declaration } from '@hostfront/domain/payments/declaration'
import {
  DECLARATION_LIFECYCLE,
  type DeclarationAction,
} from '@hostfront/domain/payments/declaration-lifecycle'
import { after } from '@hostfront/domain/transitions'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Gives a declaration its final state; refuses with ALREADY_DECIDED when somebody was faster. */
export async function decide(
  tx: Tx,
  call: SignedInCall,
  { id, state: before }: Declaration,
  action: DeclarationAction,
  reason: string | null = null,
): Promise<Declaration> {
  const state = after(DECLARATION_LIFECYCLE, before, action)
  if (state === null) throw refused('ALREADY_DECIDED', { status: before })
  const decided = await tx.declarations.update(
    id,
    { state, reason, decidedBy: call.actor.id, decidedAt: call.now() },
    { state: before },
  )
  if (decided) return decided
  const now = await tx.declarations.get(id)
  throw refused('ALREADY_DECIDED', { status: now?.state ?? before })
}
