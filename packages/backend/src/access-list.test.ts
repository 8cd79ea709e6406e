/** Who may call what, written down: a change of it is a change of a line that somebody reads. */
import { contract } from '@hostfront/contract/contract'
import type { Actor } from '@hostfront/domain/accounts/actor'
import { API_SCOPES, type ApiScope } from '@hostfront/domain/accounts/api-key'
import { checkPermission, scopeFor } from '@hostfront/domain/accounts/permission'
import type { Role } from '@hostfront/domain/accounts/user'
import { expect, test } from 'vitest'

const PEOPLE: readonly [string, Actor | null][] = [
  ['visitor', null],
  ['customer', actor('user')],
  ['admin', actor('admin')],
]

test('the list of who may call what is as it was agreed on', async () => {
  const lines = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, { '~orpc': procedure }]) => {
      const { permission, knownBy } = procedure.meta
      const may = (who: Actor | null) => checkPermission(permission, who).ok
      const people = PEOPLE.map(([name, who]) => (may(who) ? name : '-'))
      const keys = (role: Role) => API_SCOPES.filter((each) => may(actor(role, each)))
      const known = knownBy === null ? [] : [`known by ${scopeFor(knownBy)}`]
      return [
        `${noun}.${verb}`.padEnd(34),
        permission.padEnd(24),
        people.join(' ').padEnd(23),
        `key: ${named(keys('user'))}`.padEnd(20),
        [`admin's key: ${named(keys('admin'))}`, ...known].join(', '),
      ].join('')
    }),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('access-list.txt')
})

function actor(role: Role, scope?: ApiScope): Actor {
  return { id: role, role, status: 'active', scopes: scope ? [scope] : null, session: null }
}

function named(scopes: readonly ApiScope[]): string {
  if (scopes.length === API_SCOPES.length) return 'any'
  return scopes.join(' ') || 'none'
}
