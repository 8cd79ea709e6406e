import { DONE } from '@hostfront/contract/page'
import { addDays } from '@hostfront/domain/add-days'
import { TRAIL_DAYS } from '@hostfront/domain/audit/audit-entry'
import { auditLine } from '../audit/audit-line.ts'
import type { SignedInCall } from '../call/context.ts'
import type { LimitedAction } from '../call/limited-action.ts'
import { refused } from '../call/refused.ts'

/** Forgets what was tried at an account: its password is counted by address, its codes and what it does by id. */
export async function liftLimits(
  call: SignedInCall,
  { userId }: { readonly userId: string },
): Promise<typeof DONE> {
  const { limits } = call
  if (!limits) throw refused('NOT_AVAILABLE')
  const email = await call.store.transaction(async (tx) => {
    const user = await tx.users.get(userId)
    if (!user || user.status === 'deleted') throw refused('CLIENT_NOT_FOUND')
    await tx.auditLog.insert(lineOf(call, 'security.liftLimits', userId, null))
    return user.email
  })
  await limits.forgetAccount(email)
  await limits.forgetAccount(userId)
  return DONE
}

const BY_ADDRESS = [
  'login-address',
  'register-address',
  'reset-address',
  'email-change-address',
  'contact-address',
  'subscribe-address',
  'voucher-address',
] as const satisfies LimitedAction[]

/** What it tried at one account is that account's. */
export async function liftAddress(
  call: SignedInCall,
  { address }: { readonly address: string },
): Promise<typeof DONE> {
  const { limits } = call
  if (!limits) throw refused('NOT_AVAILABLE')
  const line = lineOf(call, 'security.liftAddress', '', JSON.stringify({ lifted: address }))
  await call.store.transaction((tx) => tx.auditLog.insert(line))
  for (const action of BY_ADDRESS) await limits.forget(action, address)
  return DONE
}

/** Kept no longer than the tries themselves: it may tell a customer's address. */
const lineOf = (call: SignedInCall, action: string, subject: string, after: string | null) =>
  auditLine(call, {
    actor: call.actor.id,
    action,
    subject,
    before: null,
    after,
    keptUntil: addDays(call.now(), TRAIL_DAYS),
  })
