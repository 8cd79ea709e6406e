import { DONE } from '@hostfront/contract/page'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { OneTimeCodes, SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { openFactor, sealFactor } from '../identity/factor-secret.ts'
import { newRecoveryCodes } from '../identity/recovery-codes.ts'
import { sessionKey } from '../identity/sign-in-limits.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Whether a code is asked for at login, and how many recovery codes are left. */
export async function readStatus(
  call: SignedInCall,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const factor = await call.store.read((tx) => tx.secondFactors.find({ userId: call.actor.id }))
  const isOn = call.oneTimeCodes !== null && factor !== null && factor.confirmedAt !== null
  return { isOn, recoveryCodesLeft: isOn ? factor.recoveryHashes.length : 0 }
}

/**
 * A new secret for the caller's app. Nothing is asked for until `confirmFactor` has seen a code of it; starting
 * again replaces a secret that was never confirmed. Refuses with SECOND_FACTOR_IS_ON once one was.
 */
export async function startFactor(
  call: SignedInCall,
): Promise<{ secret: string; address: string }> {
  const codes = offered(call)
  const userId = call.actor.id
  const secret = codes.newSecret()
  const { siteName, email } = await call.store.transaction(async (tx) => {
    const user = await tx.users.get(userId, { lock: true })
    if (!user) throw refused('LOGIN_REQUIRED')
    const before = await tx.secondFactors.find({ userId })
    if (before?.confirmedAt) throw refused('SECOND_FACTOR_IS_ON')
    if (before) await tx.secondFactors.delete(before.id)
    const id = call.newId()
    await tx.secondFactors.insert({
      id,
      createdAt: call.now(),
      userId,
      secret: sealFactor(call, id, secret),
      confirmedAt: null,
      lastStep: 0,
      recoveryHashes: [],
    })
    return { siteName: (await readSettings(tx)).siteName, email: user.email }
  })
  return { secret, address: codes.address(secret, email, siteName) }
}

/** Switches it on with a code of the app. That code opens nothing else. */
export async function confirmFactor(
  call: SignedInCall,
  { code }: { readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  const oneTimeCodes = offered(call)
  const session = sessionKey(call)
  await countAttempt(call, { 'second-factor-session': session })
  const factor = await call.store.read((tx) => tx.secondFactors.find({ userId: call.actor.id }))
  const typed = code.replace(/\s/g, '')
  const step = factor && oneTimeCodes.stepOf(openFactor(call, factor), typed, call.now())
  if (!factor || step === null) throw refused('SECOND_FACTOR_WRONG')
  const { codes, hashes } = await newRecoveryCodes(call)
  await call.store.transaction(async (tx) => {
    const confirmed = { confirmedAt: call.now(), lastStep: step, recoveryHashes: hashes }
    const guard = { confirmedAt: null, secret: factor.secret }
    if (!(await tx.secondFactors.update(factor.id, confirmed, guard))) {
      throw refused('SECOND_FACTOR_WRONG')
    }
    await recordState(tx, call, 'secondFactor.confirm', false)
  })
  await call.limits?.forget('second-factor-session', session)
  return { recoveryCodes: codes }
}

/** New recovery codes; the old ones work no more. */
export async function renewRecoveryCodes(call: SignedInCall): Promise<{ recoveryCodes: string[] }> {
  offered(call)
  const { codes, hashes } = await newRecoveryCodes(call)
  await call.store.transaction(async (tx) => {
    const factor = await tx.secondFactors.find({ userId: call.actor.id })
    if (!factor?.confirmedAt) throw refused('NOT_FOUND')
    await tx.secondFactors.update(factor.id, { recoveryHashes: hashes })
    await recordState(tx, call, 'secondFactor.renewRecoveryCodes', true)
  })
  return { recoveryCodes: codes }
}

/** Switches it off. */
export async function removeFactor(call: SignedInCall): Promise<typeof DONE> {
  offered(call)
  await call.store.transaction(async (tx) => {
    const factor = await tx.secondFactors.find({ userId: call.actor.id })
    if (!factor) return
    await tx.secondFactors.delete(factor.id)
    if (factor.confirmedAt) await recordState(tx, call, 'secondFactor.remove', true)
  })
  return DONE
}

function offered({ oneTimeCodes }: SignedInCall): OneTimeCodes {
  if (!oneTimeCodes) throw refused('NOT_AVAILABLE')
  return oneTimeCodes
}

/** A line of the log about the account: whether codes were asked for before and are from now on. */
function recordState(
  tx: Tx,
  call: SignedInCall,
  action: 'secondFactor.confirm' | 'secondFactor.remove' | 'secondFactor.renewRecoveryCodes',
  wasOn: boolean,
): Promise<void> {
  const { id } = call.actor
  const isOn = action !== 'secondFactor.remove'
  return recordChange(tx, call, action, { id, secondFactor: wasOn }, { id, secondFactor: isOn })
}
