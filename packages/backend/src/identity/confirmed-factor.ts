import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { Backend } from '../call/context.ts'

/** The second factor that an account is asked for; null where it has none, or none that was confirmed. */
export async function confirmedFactor(
  { oneTimeCodes, store }: Pick<Backend, 'oneTimeCodes' | 'store'>,
  userId: string,
): Promise<SecondFactor | null> {
  if (!oneTimeCodes) return null
  const factor = await store.read((tx) => tx.secondFactors.find({ userId }))
  return factor?.confirmedAt ? factor : null
}
