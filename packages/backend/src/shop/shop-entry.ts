import type { Rows } from '@hostfront/store/collections'
import { auditLine } from '../audit/audit-line.ts'
import type { SignedInCall } from '../call/context.ts'

/** How the audit log records what was done to the shop as a whole. */
export const shopEntry = (
  call: SignedInCall,
  action: string,
  before: object | null,
  after: object | null,
): Rows['auditLog'] =>
  auditLine(call, {
    actor: call.actor.id,
    action,
    subject: 'shop',
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
