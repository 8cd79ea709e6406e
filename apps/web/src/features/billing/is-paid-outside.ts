import type { PublicMethod } from '@hostfront/domain/payments/public-method'

/** Whether money can come by it, as `offeredMethods` has them, which a public page need not load. */
export const isPaidOutside = ({ kind, isOffered }: PublicMethod): boolean =>
  isOffered && kind !== 'coins'
