import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { openFactor } from './factor-secret.ts'
import { normaliseRecoveryCode } from './recovery-codes.ts'

/**
 * Checks a code of the app, or a recovery code. Null for a wrong one; for a right one what uses it up, to be
 * awaited in the transaction that it opens: it answers false when the code has been used meanwhile.
 */
export async function matchCode(
  backend: Pick<Backend, 'oneTimeCodes' | 'secrets' | 'digest' | 'now'>,
  factor: SecondFactor,
  code: string,
): Promise<((tx: Tx) => Promise<boolean>) | null> {
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const { oneTimeCodes } = backend
    const step = oneTimeCodes?.stepOf(openFactor(backend, factor), digits, backend.now()) ?? null
    if (step === null || step <= factor.lastStep) return null
    return async (tx) => {
      const guard = { lastStep: { lt: step }, secret: factor.secret }
      return (await tx.secondFactors.update(factor.id, { lastStep: step }, guard)) !== null
    }
  }
  const hash = await backend.digest(normaliseRecoveryCode(code))
  if (!factor.recoveryHashes.includes(hash)) return null
  return async (tx) => {
    const current = await tx.secondFactors.get(factor.id, { lock: true })
    if (!current?.recoveryHashes.includes(hash)) return false
    const recoveryHashes = current.recoveryHashes.filter((left) => left !== hash)
    return (await tx.secondFactors.update(factor.id, { recoveryHashes })) !== null
  }
}
