import { contract } from '@hostfront/contract/contract'
import { hiddenFieldsOf, secret } from '@hostfront/domain/secret'
import { collectionNames, collections } from '@hostfront/store/collections'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isPassing } from '../shop/passing.ts'
import { madeUpSecrets } from '../testing/made-up-host.ts'
import { HIDDEN_FIELDS, withoutHidden, withoutSecrets } from './hidden-fields.ts'
import { SECRET_FIELDS } from './secret-rows.ts'
import { secretShown } from './secret-shown.ts'

test('the fields that nobody is shown are those that the schemas name', () => {
  expect([...HIDDEN_FIELDS].toSorted()).toEqual([
    'gatewayKey',
    'keyHash',
    'panelKey',
    'passwordHash',
    'recoveryHashes',
    'secret',
    'secretText',
    'tokenHash',
    'webhookSecret',
  ])
  expect(SECRET_FIELDS).toEqual([
    { collection: 'secondFactors', field: 'secret', isNullable: false },
    { collection: 'panels', field: 'panelKey', isNullable: true },
    { collection: 'serverAnswers', field: 'secretText', isNullable: true },
    { collection: 'serverPasswords', field: 'secretText', isNullable: false },
    { collection: 'gateways', field: 'gatewayKey', isNullable: true },
    { collection: 'gateways', field: 'webhookSecret', isNullable: true },
  ])
})

test('every field that is named after a hash is one', () => {
  for (const name of collectionNames) {
    const named = Object.keys(collections[name].shape).filter((field) => /hash(es)?$/i.test(field))
    expect(hiddenFieldsOf(collections[name]), name).toEqual(expect.arrayContaining(named))
  }
})

interface Described {
  readonly '~orpc': { readonly outputSchema?: object }
}

const outputs: [string, object][] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Readonly<Record<string, Described>>).flatMap(
    ([verb, described]): [string, object][] => {
      const schema = described['~orpc'].outputSchema
      return schema ? [[`${noun}.${verb}`, schema]] : []
    },
  ),
)

test.each(outputs)('%s answers no secret and no hash', (_, schema) => {
  expect(hiddenFieldsOf(schema)).toEqual([])
})

test('a look at the answers would have found one', () => {
  const { users, secondFactors } = collections
  const planted = z.object({ items: z.array(z.object({ user: z.nullable(users) })) })
  expect(hiddenFieldsOf(planted)).toEqual(['passwordHash'])
  expect(hiddenFieldsOf(z.array(secondFactors))).toEqual(['secret', 'recoveryHashes'])
  expect(outputs.length).toBeGreaterThan(100)
})

test('a secret of a collection that leaves with a document can be left out of it', () => {
  for (const { collection, field, isNullable } of SECRET_FIELDS) {
    expect(isPassing(collection) || isNullable, `${collection}.${field}`).toBe(true)
  }
})

test('a row leaves without its secrets, and is still one', () => {
  const Gateway = z.object({ id: z.string(), apiKey: z.nullable(secret()), name: z.string() })
  const place = { collection: 'settings', id: 'one', field: 'apiKey' } as const
  const apiKey = madeUpSecrets().seal(place, 'sk_live_canary', '2026-06-01T12:00:00.000Z')
  const left = withoutSecrets(Gateway, Gateway.parse({ id: 'one', apiKey, name: 'Cards' }))
  expect(Gateway.parse(left)).toEqual({ id: 'one', apiKey: null, name: 'Cards' })
  const user = sampleRow('users')
  expect(withoutSecrets(collections.users, user)).toBe(user)
})

test('whatever is told of a row, its secrets and hashes are left out, however deep', () => {
  const { passwordHash: _, ...user } = sampleRow('users')
  const factor = sampleRow('secondFactors')
  const told = { user: sampleRow('users'), kept: [{ factor }, null, 7, 'text'] }
  const { secret: __, recoveryHashes: ___, ...rest } = factor
  expect(withoutHidden(told)).toEqual({ user, kept: [{ factor: rest }, null, 7, 'text'] })
})

test('a secret is shown as when it was set and how it ends, a short one without its end', () => {
  const secrets = madeUpSecrets()
  const place = { collection: 'settings', id: 'one', field: 'apiKey' } as const
  const setAt = '2026-06-01T12:00:00.000Z'
  const created = '2026-01-01T00:00:00.000Z'
  const shown = (text: string) =>
    secretShown(secrets, place, secrets.seal(place, text, setAt), created)
  expect(shown('sk_live_51Hx-canary-9fQ2')).toEqual({ setAt, lastFour: '9fQ2' })
  expect(shown('hunter2')).toEqual({ setAt, lastFour: '' })
  expect(secretShown(secrets, place, null, created)).toBeNull()
})
