import type { ServerOwner } from '@hostfront/domain/provisioning/server-spec'
import { accountNameOf } from './account-name.ts'
import { ask, askAll, type Got, refuse } from './ask.ts'
import type { PanelCall } from './panel-client.ts'
import { PanelUser, UserAnswer } from './panel-objects.ts'

/**
 * The owner's account at the panel, made where there is none; the panel then mails its link by itself. Somebody else's
 * account is never taken for theirs: whoever it belongs to would be given the server.
 */
export async function ensureOwner(
  call: PanelCall,
  owner: ServerOwner,
  by: number,
): Promise<Got<PanelUser>> {
  const found = await findOwner(call, owner, by)
  if (!found.ok) return found
  if (found.value) return { ok: true, value: found.value }
  const made = await makeOwner(call, owner, by)
  if (made.ok) return { ok: true, value: made.value.attributes }
  if (made.field === 'email' || made.field === 'external_id') {
    // Made by somebody in the meantime, or the address is the same to the panel and not to us.
    const again = await findOwner(call, owner, by)
    if (!again.ok) return again
    return again.value ? { ok: true, value: again.value } : refuse('FOREIGN_ACCOUNT', null)
  }
  const { answer } = made
  // Of the server nothing has happened yet, and the account is looked for before it is made again.
  if (answer.result === 'unknown') {
    return { ...made, answer: { result: 'retry', fault: answer.fault } }
  }
  return made
}

function makeOwner(call: PanelCall, owner: ServerOwner, by: number) {
  const names = call.dialect.namesOf(accountNameOf(owner))
  const body = { email: owner.email, external_id: owner.key, ...names }
  return ask(call, { method: 'POST', path: '/users', body, by }, UserAnswer)
}

/** Null: there is none. */
async function findOwner(
  call: PanelCall,
  owner: ServerOwner,
  by: number,
): Promise<Got<PanelUser | null>> {
  const path = `/users/external/${encodeURIComponent(owner.key)}`
  const known = await ask(call, { method: 'GET', path, by }, UserAnswer)
  if (known.ok) {
    const user = known.value.attributes
    return isOwn(user, owner) ? { ok: true, value: user } : refuse('FOREIGN_ACCOUNT', null)
  }
  return known.answer.result === 'absent' ? findByEmail(call, owner, by) : known
}

/** The panel's filter also finds addresses that merely contain this one. */
async function findByEmail(
  call: PanelCall,
  owner: ServerOwner,
  by: number,
): Promise<Got<PanelUser | null>> {
  const path = `/users?filter[email]=${encodeURIComponent(owner.email)}&per_page=100`
  const users = await askAll(call, { path, by }, PanelUser)
  if (!users.ok) return users
  const user = users.value.find(({ email }) => email.toLowerCase() === owner.email.toLowerCase())
  if (!user) return { ok: true, value: null }
  const isTheirs =
    isOwn(user, owner) || (user.external_id === null && !user.root_admin && owner.isEmailVerified)
  return isTheirs ? { ok: true, value: user } : refuse('FOREIGN_ACCOUNT', null)
}

/** Letter by letter: a panel may find keys that differ in their case. Nobody's server belongs to its administrators. */
const isOwn = (user: PanelUser, { key }: ServerOwner): boolean =>
  user.external_id === key && !user.root_admin
