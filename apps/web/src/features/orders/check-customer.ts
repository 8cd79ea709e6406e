import { Credentials, Registration } from '@hostfront/domain/accounts/credentials'
import { issuesOf, type OrderErrors } from './check-order.ts'

/** What a visitor has typed about themselves. The password and the code are kept nowhere. */
export interface TypedCustomer {
  readonly isNew: boolean
  readonly name: string
  readonly email: string
  readonly password: string
  /** Null while none is asked for. */
  readonly code: string | null
}

/** Nothing was typed, so that nobody is known to order. */
export const isNobody = ({ isNew, name, email, password }: TypedCustomer): boolean =>
  [isNew ? name : '', email, password].every((text) => text.trim() === '')

/** What is wrong with it before the shop is asked, by field. */
export function checkCustomer({ isNew, code, ...typed }: TypedCustomer): OrderErrors {
  const parsed = (isNew ? Registration : Credentials).safeParse(typed)
  const found = parsed.success ? {} : issuesOf(parsed.error.issues)
  return code?.trim() === '' ? { ...found, code: 'REQUIRED' } : found
}
