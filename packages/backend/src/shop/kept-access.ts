import type { Rows } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'

type KeptAccess = Pick<AllRows, 'secondFactors' | 'apiKeys'>

/**
 * What of this shop's second factors and API keys outlives an import: those of accounts that are in the document too, by
 * their id, so that a shop that is put back asks for codes as before. A key goes where the document has another password:
 * with a change of the password an account's keys end.
 */
export function keptAccess(
  shop: Pick<AllRows, 'users' | 'secondFactors' | 'apiKeys'>,
  document: Pick<AllRows, 'users'>,
): KeptAccess {
  const before = new Map(shop.users.map((user) => [user.id, user]))
  const after = new Map(document.users.map((user) => [user.id, user]))
  const isThere = ({ userId }: Rows['secondFactors']) =>
    before.has(userId) && after.get(userId)?.status !== 'deleted' && after.has(userId)
  const isSame = ({ userId }: Rows['apiKeys']) => {
    const user = after.get(userId)
    return user?.status !== 'deleted' && user?.passwordHash === before.get(userId)?.passwordHash
  }
  return {
    secondFactors: shop.secondFactors.filter(isThere),
    apiKeys: shop.apiKeys.filter((key) => after.has(key.userId) && isSame(key)),
  }
}
