import * as z from 'zod/mini'
import { Balance } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { HOLD } from '../renewals/hold.ts'
import { hash } from '../secret.ts'
import { VatCheck } from '../tax/vat-check.ts'

export const Role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof Role>

/** Where login takes an administrator. */
export const Landing = z.enum(['admin', 'dashboard'])
export type Landing = z.infer<typeof Landing>

export const TAX_ID_MAX = 40
export const ADDRESS_MAX = { street: 200, postcode: 20, town: 100 } as const

/** A deleted account keeps its row, without personal data, as long as invoices and ledger refer to it. */
export const UserStatus = z.enum(['active', 'suspended', 'deleted'])
export type UserStatus = z.infer<typeof UserStatus>

/** An account. `coins` (hundredths of a coin) always equals the sum of its coin entries. */
export const User = z.object({
  id: Id,
  createdAt: Timestamp,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  username: z.nullable(z.string().check(z.maxLength(120))),
  /** Normalised by `normaliseEmail`; unique. */
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  /** Salted slow hash with its parameters in front, never a password. */
  passwordHash: hash(z.string().check(z.startsWith('$'))),
  role: Role,
  status: UserStatus,
  landing: Landing,
  coins: Balance,
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  phone: z.nullable(z.string().check(z.maxLength(40))),
  company: z.nullable(z.string().check(z.maxLength(120))),
  /** Of the company, as its authority writes it. */
  taxId: z.nullable(z.string().check(z.maxLength(TAX_ID_MAX))),
  /** What VIES said of a VAT number of the account, possibly of one of before; null: it was never asked. */
  vatCheck: z.nullable(VatCheck),
  /** Where its invoices go: street and number, postcode, town. */
  street: z.nullable(z.string().check(z.maxLength(ADDRESS_MAX.street))),
  postcode: z.nullable(z.string().check(z.maxLength(ADDRESS_MAX.postcode))),
  town: z.nullable(z.string().check(z.maxLength(ADDRESS_MAX.town))),
  locale: z.nullable(z.string().check(z.maxLength(35))),
  /** When a link sent to `email` was opened; null while nobody has shown that the address is theirs. */
  emailVerifiedAt: z.nullable(Timestamp),
  ...HOLD,
})
export type User = z.infer<typeof User>
