import { DONE } from '@hostfront/contract/page'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { OneTimeCodes, SignedInCall } from '../context.ts'
import { countAttempt } from '../limit-attempts.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

interface PasswordForm {
  readonly password: string
}

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
  { password }: PasswordForm,
): Promise<{ secret: string; address: string }> {
  const codes = offered(call)
  const user = await confirmPassword(call, password)
  const secret = codes.newSecret()
  const settings = await call.store.transaction(async (tx) => {
    if (!(await tx.users.get(user.id, { lock: true }))) throw refused('LOGIN_REQUIRED')
    const before = await tx.secondFactors.find({ userId: user.id })
    if (before?.confirmedAt) throw refused('SECOND_FACTOR_IS_ON')
    if (before) await tx.secondFactors.delete(before.id)
    await tx.secondFactors.insert({
      id: call.newId(),
      createdAt: call.now(),
      userId: user.id,
      secret,
      confirmedAt: null,
      lastStep: 0,
      recoveryHashes: [],
    })
    return readSettings(tx)
  })
  return { secret, address: codes.address(secret, user.email, settings.siteName) }
}

/** Switches it on with a code of the app. That code opens nothing else. */
export async function confirmFactor(
  call: SignedInCall,
  { code }: { readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  const oneTimeCodes = offered(call)
  await countAttempt(call, { 'second-factor-account': call.actor.id })
  const factor = await call.store.read((tx) => tx.secondFactors.find({ userId: call.actor.id }))
  const step = factor && oneTimeCodes.stepOf(factor.secret, code.replace(/\s/g, ''), call.now())
  if (!factor || step === null) throw refused('SECOND_FACTOR_WRONG')
  const { codes, hashes } = await newRecoveryCodes(call)
  await call.store.transaction(async (tx) => {
    const confirmed = { confirmedAt: call.now(), lastStep: step, recoveryHashes: hashes }
    const guard = { confirmedAt: null, secret: factor.secret }
    if (!(await tx.secondFactors.update(factor.id, confirmed, guard))) {
      throw refused('SECOND_FACTOR_WRONG')
    }
  })
  await call.limits?.forget('second-factor-account', call.actor.id)
  return { recoveryCodes: codes }
}

/** New recovery codes; the old ones work no more. */
export async function renewRecoveryCodes(
  call: SignedInCall,
  { password }: PasswordForm,
): Promise<{ recoveryCodes: string[] }> {
  offered(call)
  const user = await confirmPassword(call, password)
  const { codes, hashes } = await newRecoveryCodes(call)
  await call.store.transaction(async (tx) => {
    const factor = await tx.secondFactors.find({ userId: user.id })
    if (!factor?.confirmedAt) throw refused('NOT_FOUND')
    await tx.secondFactors.update(factor.id, { recoveryHashes: hashes })
  })
  return { recoveryCodes: codes }
}

/** Switches it off. */
export async function removeFactor(
  call: SignedInCall,
  { password }: PasswordForm,
): Promise<typeof DONE> {
  offered(call)
  const user = await confirmPassword(call, password)
  await call.store.transaction(async (tx) => {
    const factor = await tx.secondFactors.find({ userId: user.id })
    if (factor) await tx.secondFactors.delete(factor.id)
  })
  return DONE
}

function offered({ oneTimeCodes }: SignedInCall): OneTimeCodes {
  if (!oneTimeCodes) throw refused('NOT_AVAILABLE')
  return oneTimeCodes
}
