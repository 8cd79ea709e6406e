/** What may be done in the shop, and who may do it: a role and the scopes of an API key are sets of permissions. */
import { allow, type Result, refuse } from '../result.ts'
import type { Actor } from './actor.ts'
import type { ApiScope } from './api-key.ts'
import type { Role } from './user.ts'

/** What every account may do for itself and with what is its own. */
const FOR_ALL_ACCOUNTS = [
  'account.read',
  'account.change',
  'account.export',
  'account.remove',
  /** Password, sessions, second factor and API keys. */
  'account.secure',
  'notifications.read',
  'notifications.mark',
  'orders.place',
  'orders.withdraw',
  'orders.read-own',
  'services.read-own',
  'services.renew',
  /** Name what is theirs, and say that it is to end, or to go on. */
  'services.rename',
  'services.cancel',
  /** Have another plan or cycle of what is theirs. */
  'services.change-own',
  /** Start and stop what is theirs. */
  'services.power',
  /** Say what theirs needs before it can be made. */
  'services.answer',
  'domains.read-own',
  'domains.renew',
  'invoices.read-own',
  'invoices.pay',
  'coins.read-own',
  'tickets.read-own',
  'tickets.write',
  /** Their own, and what goes with what is theirs. */
  'files.read',
  'files.send',
] as const

/** What the team may do with what is the shop's and everybody's. */
const FOR_THE_TEAM = [
  /** The panel itself: what waits, who is in the team, what the shop has to say. */
  'admin.enter',
  'admin.search',
  'figures.read',
  'orders.read',
  'orders.decide',
  /** As a client, who is billed for it. */
  'orders.place-for',
  'invoices.read',
  /** For what no order or renewal bills. */
  'invoices.issue',
  'payments.record',
  /** Say that one was recorded wrongly. */
  'payments.undo',
  /** Close a month of the books, and open it again. */
  'books.close',
  /** Issue credit notes and see to what goes back. */
  'invoices.credit',
  'coins.read',
  'coins.change',
  'clients.read',
  'clients.add',
  'clients.note',
  /** Coins, password and role included: its holder can take all of the others. */
  'clients.change',
  'clients.remove',
  'services.read',
  'services.change',
  'services.remove',
  'domains.read',
  'domains.change',
  'domains.remove',
  /** Which servers are made, and what keeps them. */
  'delivery.read',
  'delivery.change',
  'panels.read',
  /** Whoever has a panel's key has every server on it. */
  'panels.change',
  'tickets.read',
  'tickets.answer',
  'messages.read',
  'announcements.write',
  'plans.change',
  'vouchers.change',
  'settings.change',
  'audit.read',
  /** Who is signed in where, who has a second factor and which keys there are. */
  'security.read',
  /** Sign others out, end their keys and let them try again. */
  'security.change',
  /** Whether it takes orders. */
  'shop.open',
  /** While it is closed for maintenance. */
  'shop.use-closed',
  'shop.check',
  /** Do what is due at once. */
  'shop.run',
  'shop.export',
  /** With a document, or with the shop of the first start. */
  'shop.replace',
  'samples.load',
  'clock.confirm',
] as const

export const PERMISSIONS = [...FOR_ALL_ACCOUNTS, ...FOR_THE_TEAM] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What a caller needs: a permission, or nothing at all. */
export type Needed = Permission | 'public'

/** What each role may do. */
export const ROLES: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  user: new Set(FOR_ALL_ACCOUNTS),
  admin: new Set(PERMISSIONS),
}

/** What a key with a scope may do, as far as its account may. What is in none is left to people. */
export const scopePermissions: Readonly<Record<ApiScope, ReadonlySet<Permission>>> = {
  'account:read': new Set(['account.read', 'notifications.read']),
  'billing:read': new Set(['invoices.read-own', 'coins.read-own', 'invoices.read', 'coins.read']),
  'billing:write': new Set(['payments.record']),
  'orders:read': new Set(['orders.read-own', 'orders.read']),
  'orders:write': new Set(['orders.place', 'orders.withdraw', 'orders.decide']),
  'services:read': new Set([
    'services.read-own',
    'domains.read-own',
    'services.read',
    'domains.read',
  ]),
}

const SCOPES = Object.keys(scopePermissions) as ApiScope[]

/** The scope that a key needs for it; null: no key may. */
export const scopeFor = (permission: Permission): ApiScope | null =>
  SCOPES.find((scope) => scopePermissions[scope].has(permission)) ?? null

/** What the owner of such a role is offered for a key. */
export const offeredScopes = (role: Role): readonly ApiScope[] =>
  SCOPES.filter((scope) => [...scopePermissions[scope]].some((each) => ROLES[role].has(each)))

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): Role[] =>
  (Object.keys(ROLES) as Role[]).filter((role) => ROLES[role].has(permission))

/** Whether it is for the team alone. */
export const isForTeam = (needed: Needed): boolean => needed !== 'public' && !ROLES.user.has(needed)

/** Who asks, as far as permissions go: an actor, or an account that its owner looks at. */
export interface Asking extends Pick<Actor, 'role' | 'status'> {
  readonly scopes?: Actor['scopes']
}

/** Whether `who` may do it; null: a visitor, who may only what is open to everybody. */
export const may = (who: Asking | null | undefined, permission: Permission): boolean =>
  checkPermission(permission, who ?? null).ok

/**
 * Whether `actor` (null: a visitor) has what is needed, or why it is refused. A suspended account is left what a visitor
 * has; an API key what its scopes name.
 */
export function checkPermission(
  needed: Needed,
  actor: Asking | null,
): Result<void, 'LOGIN_REQUIRED' | 'ACCOUNT_SUSPENDED' | 'FORBIDDEN'> {
  if (needed === 'public') return allow(undefined)
  if (!actor) return refuse('LOGIN_REQUIRED')
  if (actor.status !== 'active') return refuse('ACCOUNT_SUSPENDED')
  const isInReach = actor.scopes?.some((scope) => scopePermissions[scope].has(needed)) ?? true
  return isInReach && ROLES[actor.role].has(needed) ? allow(undefined) : refuse('FORBIDDEN')
}
