import type { Call, Done } from './call.ts'
import { filtered, paged } from './listing.ts'
import { shownUser } from './objects.ts'
import { isSameText, nextId, type PanelState, type SimulatedUser } from './panel-state.ts'
import { uuidOf } from './random.ts'
import { checkBody, valueAt } from './read-body.ts'
import { noRecord } from './refusal.ts'

export function listUsers(call: Call): Done {
  const { state, query } = call
  const users = filtered(state.users, query, {
    email: ({ email }) => email,
    uuid: ({ uuid }) => uuid,
    username: ({ username }) => username,
    external_id: ({ externalId }) => externalId,
  })
  return { status: 200, body: paged(users, query, (user) => shownUser(user, call)) }
}

export function viewUser(call: Call): Done {
  const { state, params } = call
  const user = state.users.find(({ id }) => String(id) === params[0])
  if (!user) throw noRecord()
  return { status: 200, body: shownUser(user, call) }
}

export function viewExternalUser(call: Call): Done {
  const {
    state,
    params: [key = ''],
  } = call
  const user = state.users.find(({ externalId }) => isSameText(externalId, key))
  if (!user) throw noRecord()
  return { status: 200, body: shownUser(user, call) }
}

export function createUser(call: Call): Done {
  const { state, body, random, now, dialect } = call
  checkBody(body, dialect.newUser, (_rule, table, value) => !isTaken(state, table, String(value)))
  const text = (field: string) => String(valueAt(body, field) ?? '')
  const user: SimulatedUser = {
    id: nextId(state),
    uuid: uuidOf(random),
    externalId: text('external_id') || null,
    username: text('username').toLowerCase(),
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    isRootAdmin: [true, 1, '1'].some((each) => each === valueAt(body, 'root_admin')),
    createdAt: now,
  }
  state.users.push(user)
  return { status: 201, body: shownUser(user, call) }
}

function isTaken({ users }: PanelState, table: string, value: string): boolean {
  if (table === 'users.email') return users.some(({ email }) => isSameText(email, value))
  if (table === 'users.username') return users.some(({ username }) => isSameText(username, value))
  return users.some(({ externalId }) => isSameText(externalId, value))
}
