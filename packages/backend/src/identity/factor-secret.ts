import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { Backend } from '../call/context.ts'

const placeOf = (id: string) => ({ collection: 'secondFactors', id, field: 'secret' }) as const

/** What app and server share, as the factor `id` keeps it. */
export const sealFactor = (
  { secrets, now }: Pick<Backend, 'secrets' | 'now'>,
  id: string,
  secret: string,
): string => keyed(secrets).seal(placeOf(id), secret, now())

/** Throws when it was sealed for another factor, or by a key that is not known. */
export const openFactor = (
  { secrets }: Pick<Backend, 'secrets'>,
  { id, secret, userId }: Pick<SecondFactor, 'id' | 'secret' | 'userId'>,
): string => keyed(secrets).open(placeOf(id), secret, userId)

function keyed(secrets: Backend['secrets']): NonNullable<Backend['secrets']> {
  if (!secrets) throw new Error('Second factors are offered without a key to seal them with')
  return secrets
}
