import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '../env.ts'
import type { OpenShop } from '../open-shop.ts'
import { openForOperator } from './open-for-operator.ts'
import { runCommand } from './run-command.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../packages/store/migrations')
const GIVEN = { password: 'Violet-Harbour-27', isNew: false }

let folder: string
let shop: OpenShop

/** The embedded database in a folder, as the command line opens it. */
function open(name = 'data', variables: Record<string, string> = {}): Promise<OpenShop> {
  const parsed = parseEnv({ DATA_DIR: join(folder, name), ...variables })
  if (!parsed.ok) throw new Error('The settings of the test are wrong')
  return openForOperator(parsed.env, MIGRATIONS, { warn: () => undefined })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostfront-admin-'))
  shop = await open()
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
}, 30_000)

const find = (email: string) => shop.backend.store.read((tx) => tx.users.find({ email }))

test('in a database that no server has opened there is nothing to reset, and nothing is begun', async () => {
  const command = {
    kind: 'reset-password',
    email: 'a@shop.test',
    removeSecondFactor: false,
  } as const
  expect(await runCommand(shop.backend, command, GIVEN)).toEqual({
    line: 'There is no account with the address a@shop.test.',
    worked: false,
  })
  expect(await shop.backend.store.read((tx) => tx.settings.count())).toBe(0)
})

test('creates an administrator, says its password once when it is new, and not twice', async () => {
  const create = {
    kind: 'create',
    email: ' Ada@Shop.test ',
    name: 'Ada',
    landing: 'admin',
  } as const
  const password = 'n3w-and-random-enough'
  expect(await runCommand(shop.backend, create, { password, isNew: true })).toEqual({
    line: `admin account ada@shop.test password ${password}`,
    worked: true,
  })
  const ada = await find('ada@shop.test')
  expect(ada).toMatchObject({ name: 'Ada', role: 'admin', landing: 'admin', coins: 0 })
  expect(await shop.backend.passwords.verify(password, ada?.passwordHash ?? '')).toBe(true)
  expect(await runCommand(shop.backend, create, GIVEN)).toEqual({
    line: 'There is an account with the address ada@shop.test already.',
    worked: false,
  })
})

test.each([
  ['no address', {}, false],
  ['a public address', { PUBLIC_URL: 'https://shop.test', SMTP_URL: 'smtp://mail' }, false],
  ['an address of this machine', { PUBLIC_URL: 'http://localhost:4174' }, true],
])(
  'a shop that begins with its administrator and %s takes orders: %o %s',
  async (name, variables, takesOrders) => {
    const begun = await open(name, variables as Record<string, string>)
    try {
      const command = { kind: 'create', email: 'a@shop.test', name: 'A', landing: 'admin' } as const
      expect(await runCommand(begun.backend, command, GIVEN)).toMatchObject({ worked: true })
      const { settings, paypal, vouchers } = await begun.backend.store.read(async (tx) => ({
        settings: await tx.settings.get(SETTINGS_ID),
        paypal: await tx.paymentMethods.get('paypal'),
        vouchers: await tx.vouchers.count(),
      }))
      expect(settings).toMatchObject({ takesOrders })
      expect(paypal).toMatchObject({ instructions: takesOrders ? TRIAL_INSTRUCTIONS : '' })
      expect(vouchers).toBe(takesOrders ? 1 : 0)
    } finally {
      await begun.close()
    }
  },
  60_000,
)

test('resets a password, ends the sessions, and removes a second factor when told', async () => {
  const { backend } = shop
  await runCommand(
    backend,
    { kind: 'create', email: 'bo@shop.test', name: 'Bo', landing: 'admin' },
    GIVEN,
  )
  const userId = (await find('bo@shop.test'))?.id ?? ''
  await backend.store.transaction(async (tx) => {
    const row = { id: backend.newId(), createdAt: backend.now(), userId }
    await tx.secondFactors.insert({
      ...row,
      secret: 'A'.repeat(32),
      confirmedAt: backend.now(),
      lastStep: 0,
      recoveryHashes: [],
    })
  })
  const command = { kind: 'reset-password', email: 'bo@shop.test' } as const
  const given = { password: 'Copper-Meadow-31', isNew: false }
  expect(await runCommand(backend, { ...command, removeSecondFactor: false }, given)).toEqual({
    line: 'account bo@shop.test password as given',
    worked: true,
  })
  const count = () => backend.store.read((tx) => tx.secondFactors.count({ userId }))
  expect(await count()).toBe(1)
  await runCommand(backend, { ...command, removeSecondFactor: true }, given)
  expect(await count()).toBe(0)
  const hash = (await find('bo@shop.test'))?.passwordHash ?? ''
  expect(await backend.passwords.verify('Copper-Meadow-31', hash)).toBe(true)
  expect(await backend.passwords.verify(GIVEN.password, hash)).toBe(false)
})

test.each([
  ['no address', 'Ada', GIVEN.password, '"no address" is not an e-mail address.'],
  ['c@shop.test', '  ', GIVEN.password, 'A name has 1 to 120 characters.'],
  ['c@shop.test', 'C', 'short', 'too short or too long'],
  ['c@shop.test', 'C', 'password', 'among the first that everybody tries'],
])('%s, %s, %s is refused in words', async (email, name, password, words) => {
  const outcome = await runCommand(
    shop.backend,
    { kind: 'create', email, name, landing: 'admin' },
    { password, isNew: false },
  )
  expect(outcome).toEqual({ line: expect.stringContaining(words), worked: false })
  expect(await find('c@shop.test')).toBeNull()
})

test('while one process has the folder no other opens it', async () => {
  await expect(open()).rejects.toMatchObject({ rule: 'data-folder-in-use' })
})

test('a clock that is confirmed is believed, whatever the shop has stored of a later time', async () => {
  const { backend } = shop
  const later = new Date(Date.now() + 45 * 86_400_000).toISOString()
  await backend.store.transaction((tx) => tx.timeMarks.update('seen', { at: later }))
  expect(await backend.clock.look()).toMatchObject({ kind: 'behind', other: later })
  const outcome = await runCommand(backend, { kind: 'confirm-clock' }, GIVEN)
  expect(outcome).toMatchObject({ worked: true, line: expect.stringContaining('clock confirmed') })
  expect(await backend.clock.look()).toBeNull()
})
