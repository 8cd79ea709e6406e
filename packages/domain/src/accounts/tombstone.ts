import type { User } from './user.ts'

/**
 * What is left of an account that was deleted: a row without anything personal, for invoices and ledger to refer to.
 * Its address is free for somebody else, and no password matches its hash.
 */
export const tombstoneOf = ({ id }: Pick<User, 'id'>) =>
  ({
    status: 'deleted',
    name: 'Deleted user',
    username: null,
    email: `deleted-${id}@deleted.invalid`,
    emailVerifiedAt: null,
    holdUntil: null,
    holdReason: null,
    passwordHash: '$deleted',
    role: 'user',
    landing: 'dashboard',
    country: null,
    phone: null,
    company: null,
    taxId: null,
    vatCheck: null,
    street: null,
    postcode: null,
    town: null,
    locale: null,
  }) as const satisfies Partial<User>
