import type { Account } from '@hostfront/contract/accounts'
import type { User } from '@hostfront/domain/accounts/user'

/** The account without its hash, where the answer is kept before the contract has looked at it. */
export function asAccount({ passwordHash: _, ...account }: User): Account {
  return account
}
