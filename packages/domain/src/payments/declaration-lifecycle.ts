import { after, type Transitions } from '../transitions.ts'
import type { Declaration, DeclarationState } from './declaration.ts'

/** `settle`: something else has paid all that it was to pay. */
export type DeclarationAction = 'approve' | 'reject' | 'withdraw' | 'settle'

/** The team approves and rejects, the customer withdraws; each of them is final: who has paid declares anew. */
export const DECLARATION_LIFECYCLE: Transitions<DeclarationState, DeclarationAction> = {
  waiting: {
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
    settle: 'superseded',
  },
  approved: {},
  rejected: {},
  withdrawn: {},
  superseded: {},
}

export const canDecide = (
  { state }: Pick<Declaration, 'state'>,
  action: DeclarationAction,
): boolean => after(DECLARATION_LIFECYCLE, state, action) !== null

/** So many of one invoice, or for coins, wait at once: who has more to say withdraws one. */
export const MAX_WAITING = 3
/** So many a customer declares within 24 hours: more than anybody pays, and less than fills the team's queue. */
export const MAX_DECLARED_A_DAY = 100
