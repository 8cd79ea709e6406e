import { normaliseEmail } from '@hostfront/domain/accounts/email'
import type { Rows } from '../collections.ts'
import type { LegacyContext } from './legacy-context.ts'
import {
  type LegacyRecord,
  readChoice,
  readCreatedAt,
  readMoney,
  readText,
  UnreadableField,
} from './legacy-values.ts'

/**
 * The seed's user, without its hash, and its plain password, which is kept nowhere but in the hash.
 * The seed's `services` list is left out: the same services are under `userServices`.
 */
export function readLegacyUser(
  record: LegacyRecord,
  { now, newId }: LegacyContext,
): { user: Omit<Rows['users'], 'passwordHash'>; password: string | null } {
  const email = normaliseEmail(readText(record, 'email') ?? '')
  if (!email.includes('@')) throw new UnreadableField('email')
  const isAdmin = record.role === 'admin' || record.isAdmin === true
  const username = readText(record, 'username')
  return {
    user: {
      id: readText(record, 'id') ?? newId(),
      createdAt: readCreatedAt(record, now().toISOString()),
      name: readText(record, 'name') ?? username ?? email,
      username,
      email,
      role: isAdmin ? 'admin' : 'user',
      status: readChoice(record, 'status', ['active', 'suspended'], 'active'),
      landing: isAdmin ? 'admin' : 'dashboard',
      coins: readMoney(record, 'coins'),
      country: null,
      phone: readText(record, 'phone'),
      company: readText(record, 'company'),
      taxId: null,
      street: null,
      postcode: null,
      town: null,
      vatCheck: null,
      locale: null,
      emailVerifiedAt: null,
      holdUntil: null,
      holdReason: null,
    },
    password: readPassword(record.password),
  }
}

/** As it was typed, spaces and all. */
function readPassword(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
