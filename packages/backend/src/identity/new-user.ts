import type { User } from '@hostfront/domain/accounts/user'
import type { Backend } from '../call/context.ts'

/** A customer's account with nothing in it. `email` is normalised already. */
export function newUser(
  backend: Pick<Backend, 'now' | 'newId'>,
  given: Pick<User, 'name' | 'email' | 'passwordHash'> & Partial<User>,
): User {
  return {
    id: backend.newId(),
    createdAt: backend.now(),
    username: null,
    role: 'user',
    status: 'active',
    landing: 'dashboard',
    coins: 0,
    country: null,
    phone: null,
    company: null,
    taxId: null,
    street: null,
    postcode: null,
    town: null,
    vatCheck: null,
    locale: null,
    emailVerifiedAt: null,
    holdUntil: null,
    holdReason: null,
    ...given,
  }
}
