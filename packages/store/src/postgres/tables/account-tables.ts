import type { ApiKey } from '@hostfront/domain/accounts/api-key'
import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { SingleUseToken } from '@hostfront/domain/accounts/single-use-token'
import type { User } from '@hostfront/domain/accounts/user'
import { sql } from 'drizzle-orm'
import { json, pgTable } from 'drizzle-orm/pg-core'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { tableRules } from './table-rules.ts'

export const users = pgTable(
  'users',
  {
    ...rowHead(),
    name: text('name').notNull(),
    username: text('username'),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<User['role']>().notNull(),
    status: text('status').$type<User['status']>().notNull(),
    landing: text('landing').$type<User['landing']>().notNull(),
    coins: whole('coins').notNull(),
    country: text('country'),
    phone: text('phone'),
    company: text('company'),
    taxId: text('tax_id'),
    vatCheck: json('vat_check').$type<User['vatCheck']>(),
    street: text('street'),
    postcode: text('postcode'),
    town: text('town'),
    locale: text('locale'),
    emailVerifiedAt: time('email_verified_at'),
    holdUntil: time('hold_until'),
    holdReason: text('hold_reason'),
    search: searchText(),
  },
  (table) =>
    tableRules('users', table, {
      checks: { 'coins-not-negative': sql`${table.coins} >= 0` },
      bounded: ['coins'],
      restless: ['coins'],
    }),
)

export const sessions = pgTable(
  'sessions',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    confirmedAt: time('confirmed_at'),
    userAgent: text('user_agent'),
    address: text('address'),
  },
  (table) => tableRules('sessions', table, { references: { userId: users.id } }),
)

export const singleUseTokens = pgTable(
  'single_use_tokens',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    purpose: text('purpose').$type<SingleUseToken['purpose']>().notNull(),
    tokenHash: text('token_hash').notNull(),
    email: text('email').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => tableRules('singleUseTokens', table, { references: { userId: users.id } }),
)

export const secondFactors = pgTable(
  'second_factors',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    secret: text('secret').notNull(),
    confirmedAt: time('confirmed_at'),
    lastStep: whole('last_step').notNull(),
    recoveryHashes: json('recovery_hashes').$type<SecondFactor['recoveryHashes']>().notNull(),
  },
  (table) => tableRules('secondFactors', table, { references: { userId: users.id } }),
)

export const apiKeys = pgTable(
  'api_keys',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: json('scopes').$type<ApiKey['scopes']>().notNull(),
    expiresAt: time('expires_at'),
    lastUsedAt: time('last_used_at'),
  },
  (table) => tableRules('apiKeys', table, { references: { userId: users.id } }),
)

/** One row at most: which secret key this database belongs to. */
export const keyChecks = pgTable(
  'key_checks',
  { ...rowHead(), value: text('value').notNull() },
  (table) => tableRules('keyChecks', table),
)

/** Requests that took effect, so that a repeated one has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    request: text('request').notNull(),
    answer: text('answer'),
  },
  (table) => tableRules('idempotencyKeys', table, { references: { userId: users.id } }),
)
