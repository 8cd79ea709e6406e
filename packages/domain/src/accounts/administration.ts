/** Who may do what to whose account (seed, sections 5 and 6). */
import { allow, type Result, refuse } from '../result.ts'
import type { Actor } from './actor.ts'
import type { EditedAccount } from './edited-account.ts'
import { may, ROLES } from './permission.ts'
import { keptText } from './profile.ts'
import { isTeamRole } from './team-role.ts'
import type { Landing, Role, User } from './user.ts'

/** Whether the account can run the shop as it is: it can let others do what it may. */
export const runsShop = (account: Pick<User, 'role' | 'status'>): boolean =>
  may(account, 'clients.change')

/** Whether somebody who runs the shop may no longer do so once this is set. */
export const mayTakeRights = ({ role, status }: Pick<EditedAccount, 'role' | 'status'>): boolean =>
  (role !== undefined && !ROLES[role].has('clients.change')) || status === 'suspended'

/**
 * Whether `actor` may make `before` into `after`. `otherAdmins`: how many besides that account can run the shop;
 * one of them has to stay, and nobody takes the rights from themselves.
 */
export function checkEdit(
  actor: Pick<Actor, 'id'>,
  before: Pick<User, 'id' | 'role' | 'status'>,
  after: Pick<User, 'role' | 'status'>,
  otherAdmins: number,
): Result<void, 'OWN_ACCOUNT' | 'LAST_ADMIN'> {
  if (!runsShop(before) || runsShop(after)) return allow(undefined)
  if (before.id === actor.id) return refuse('OWN_ACCOUNT')
  return otherAdmins > 0 ? allow(undefined) : refuse('LAST_ADMIN')
}

/** Nobody of the team is deleted by anybody else, suspended ones neither. */
export const canBeDeleted = ({ role, status }: Pick<User, 'role' | 'status'>): boolean =>
  !isTeamRole(role) && status !== 'deleted'

/** What prevents deleting one's own account. */
export interface AccountUse {
  readonly activeServices: number
  readonly pendingOrders: number
  readonly openInvoices: number
}

/** Whether the owner may delete the account. `otherAdmins` as in `checkEdit`. */
export function checkOwnRemoval(
  account: Pick<User, 'role' | 'status'>,
  use: AccountUse,
  otherAdmins: number,
): Result<void, 'LAST_ADMIN' | 'ACCOUNT_IN_USE'> {
  if (runsShop(account) && otherAdmins === 0) return refuse('LAST_ADMIN')
  const isInUse = use.activeServices + use.pendingOrders + use.openInvoices > 0
  return isInUse ? refuse('ACCOUNT_IN_USE') : allow(undefined)
}

const HOME: Record<Role, Landing> = { admin: 'admin', user: 'dashboard' }

/** Whom the invoices of an account name. */
type Identity = Pick<User, 'country' | 'company' | 'taxId' | 'street' | 'postcode' | 'town'>

type Editable = Identity &
  Pick<User, 'name' | 'email' | 'emailVerifiedAt' | 'role' | 'status' | 'landing'>

/**
 * The account after an edit; coins and password go their own ways. A new address is nobody's until its owner
 * shows it, and a new role brings its own landing unless one is given.
 */
export function editAccount(before: Editable, edit: EditedAccount): Editable {
  const email = edit.email ?? before.email
  const role = edit.role ?? before.role
  return {
    name: edit.name ?? before.name,
    email,
    emailVerifiedAt: email === before.email ? before.emailVerifiedAt : null,
    role,
    status: edit.status ?? before.status,
    landing: edit.landing ?? (role === before.role ? before.landing : HOME[role]),
    ...editIdentity(before, edit),
  }
}

/** The same of what its owner may say, too. */
export const editIdentity = (
  before: Identity,
  edit: Partial<Record<keyof Identity, string | undefined>>,
): Identity => ({
  country: keptText(before.country, edit.country),
  company: keptText(before.company, edit.company),
  taxId: keptText(before.taxId, edit.taxId),
  street: keptText(before.street, edit.street),
  postcode: keptText(before.postcode, edit.postcode),
  town: keptText(before.town, edit.town),
})
