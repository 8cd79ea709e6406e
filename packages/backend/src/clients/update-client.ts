import type { Client } from '@hostfront/contract/clients'
import { checkEdit, editAccount, mayTakeRights } from '@hostfront/domain/accounts/administration'
import type { EditedAccount } from '@hostfront/domain/accounts/edited-account'
import { isTeamRole } from '@hostfront/domain/accounts/team-role'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { adjustCoins } from '../billing/adjust-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { checkTaxId } from '../identity/check-tax-id.ts'
import { dropLinks } from '../identity/link.ts'
import { lockAdministrators } from '../identity/lock-administrators.ts'
import { refuseUnlessConfirmed } from '../identity/refuse-unless-confirmed.ts'
import { endSessions } from '../identity/session.ts'
import { setPassword } from '../identity/set-password.ts'
import { withFreeEmail } from '../identity/with-free-email.ts'
import { getSettings } from '../settings/read-settings.ts'
import { queueVatCheck } from '../vat-checks/queue-vat-check.ts'
import { describeClient } from './describe-clients.ts'
import { lockClient } from './lock-client.ts'

type UpdateClient = EditedAccount & { readonly id: string }

/** Sets what an administrator gives of an account (seed, section 6), all of it or nothing. */
export async function updateClient(call: SignedInCall, input: UpdateClient): Promise<Client> {
  if (input.status !== undefined) await guardColleague(call, input.id)
  const passwordHash = await hashGiven(call, input.password)
  return withFreeEmail(() => call.store.transaction((tx) => update(tx, call, input, passwordHash)))
}

/** Someone who found a session open must not shut the others of the team out. */
async function guardColleague(call: SignedInCall, id: string): Promise<void> {
  const user = await call.store.read((tx) => tx.users.get(id))
  if (user && isTeamRole(user.role)) await refuseUnlessConfirmed(call, call.actor)
}

async function hashGiven(call: SignedInCall, password: string | undefined) {
  if (password === undefined) return null
  checkNewPassword(call, await getSettings(call), password)
  return call.passwords.hash(password)
}

async function update(
  tx: Tx,
  call: SignedInCall,
  { id, ...edit }: UpdateClient,
  passwordHash: string | null,
): Promise<Client> {
  const otherAdmins = mayTakeRights(edit) ? await lockAdministrators(tx, id) : 0
  const before = await lockClient(tx, id)
  const patch = editAccount(before, edit)
  const checked = checkEdit(call.actor, before, patch, otherAdmins)
  if (!checked.ok) throw refused(checked.refusal)
  checkTaxId(patch, before)

  const edited = await tx.users.update(id, patch)
  if (!edited) throw refused('NOT_FOUND')
  if (edited.status === 'suspended') await endSessions(tx, id)
  // Whoever asked for another address before no longer decides on it.
  if (edited.email !== before.email) await dropLinks(tx, id, 'email-change')
  if (passwordHash !== null) await setPassword(tx, call, edited, passwordHash)
  await queueVatCheck(tx, call, edited)
  const coins = edit.coins ?? before.coins
  // `before` is locked, so the difference is what the ledger has to say.
  const amount = coins - before.coins
  if (amount !== 0) await adjustCoins(tx, call, { userId: id, amount, note: null })
  await recordChange(
    tx,
    call,
    'clients.update',
    { ...before, hasNewPassword: false },
    { ...edited, coins, hasNewPassword: passwordHash !== null },
  )
  return describeClient(tx, id)
}
