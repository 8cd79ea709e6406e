import { security } from '@hostfront/contract/security'
import { bind } from '../access/bind.ts'
import { listAccountFactors } from '../security/account-factors.ts'
import { listHeldKeys, revokeHeldKey } from '../security/held-keys.ts'
import { listHeldLimits } from '../security/held-limits.ts'
import { liftAddress, liftLimits } from '../security/lift-limits.ts'
import { endOpenSession, endSessionsOf, listOpenSessions } from '../security/open-sessions.ts'

export const procedures = bind(security, {
  sessions: listOpenSessions,
  endSession: endOpenSession,
  endSessionsOf,
  secondFactors: listAccountFactors,
  apiKeys: listHeldKeys,
  revokeApiKey: revokeHeldKey,
  limits: listHeldLimits,
  liftLimits,
  liftAddress,
})
