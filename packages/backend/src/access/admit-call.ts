import type { Meta } from '@hostfront/contract/procedure'
import { answerRefusal } from '../call/answer-refusal.ts'
import type { Backend, CallHost } from '../call/context.ts'
import { admit } from './access.ts'

/**
 * Throws what a procedure answers to a caller whom it does not let in, for a host that would rather know before it
 * takes in what was sent. The procedure itself asks again.
 */
export async function admitCall(
  meta: Pick<Meta, 'permission' | 'knownBy' | 'whileClosed'>,
  backend: Backend & CallHost,
): Promise<void> {
  try {
    // Whether the password is asked for can depend on what was sent.
    await admit({ ...meta, confirmed: null }, backend, null)
  } catch (error) {
    throw answerRefusal(error)
  }
}
