/** What asks for the password again: one row a procedure, so that none asks, or stops asking, by oversight. */
import { contract } from '@hostfront/contract/contract'
import type { Meta } from '@hostfront/contract/procedure'
import { scopeFor } from '@hostfront/domain/accounts/permission'
import { describe, expect, test } from 'vitest'
import { allRowsOf } from '../testing/all-rows.ts'
import { gatewayForm, panelForm } from '../testing/calls/forms.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, type Client, openTestShop } from '../testing/shop.ts'

const KEY = { name: 'Panel', scopes: ['orders:read' as const], expiresInDays: null }
const MINUTES = 60
const required = ['CONFIRMATION_REQUIRED', { secondFactor: false }]

const WISE = {
  name: 'Wise',
  instructions: '',
  account: 'me@evil.example',
  country: null,
  isOn: true,
}

/** `id`: a client's. */
type Action = (caller: Client, id: string) => Promise<unknown>

const always: Readonly<Record<string, Action>> = {
  'accounts.changeEmail': ({ accounts }) => accounts.changeEmail({ email: 'a@b.cd' }),
  'accounts.remove': ({ accounts }) => accounts.remove(),
  'apiKeys.create': ({ apiKeys }) => apiKeys.create(KEY),
  'books.reopenMonth': ({ books }) => books.reopenMonth({ month: '2026-01' }),
  'clients.changeCoins': ({ clients }, id) => clients.changeCoins({ id, amount: 100, note: '' }),
  'clients.remove': ({ clients }, id) => clients.remove({ id }),
  'creditNotes.issue': ({ creditNotes }) =>
    creditNotes.issue({
      invoiceId: 'nobodys',
      amount: 100,
      target: 'coins',
      method: null,
      account: '',
      reason: 'As agreed.',
      endsService: false,
    }),
  'gateways.add': ({ gateways }) => gateways.add(gatewayForm),
  'gateways.sendBack': ({ gateways }) => gateways.sendBack({ id: 'nobodys' }),
  'gateways.update': ({ gateways }) => gateways.update({ ...gatewayForm, id: 'nobodys' }),
  'panels.add': ({ panels }) => panels.add(panelForm),
  'panels.update': ({ panels }) => panels.update({ ...panelForm, id: 'nobodys' }),
  'paymentMethods.create': ({ paymentMethods }) => paymentMethods.create(WISE),
  'paymentMethods.update': ({ paymentMethods }) =>
    paymentMethods.update({ id: 'paypal', account: 'pay@evil.example' }),
  'payments.undo': ({ payments }) => payments.undo({ id: 'nobodys', reason: 'Wrong.' }),
  'refunds.takeCoins': ({ refunds }) => refunds.takeCoins({ paymentId: 'nobodys', amount: 100 }),
  'refunds.toCoins': ({ refunds }) => refunds.toCoins({ id: 'nobodys' }),
  'secondFactor.remove': ({ secondFactor }) => secondFactor.remove(),
  'secondFactor.renewRecoveryCodes': ({ secondFactor }) => secondFactor.renewRecoveryCodes(),
  'security.liftAddress': ({ security }) => security.liftAddress({ address: '203.0.113.7' }),
  'security.liftLimits': ({ security }, id) => security.liftLimits({ userId: id }),
  'secondFactor.start': ({ secondFactor }) => secondFactor.start(),
  'shop.exportDocument': ({ shop }) => shop.exportDocument(),
  'shop.reset': ({ shop }) => shop.reset(),
}

const byField: Readonly<Record<string, readonly [Action, readonly string[]]>> = {
  'clients.update: email': [
    ({ clients }, id) => clients.update({ id, email: 'a@b.cd' }),
    ['email'],
  ],
  'clients.update: password': [
    ({ clients }, id) => clients.update({ id, password: 'Maple-Anchor-31' }),
    ['password'],
  ],
  'clients.update: role': [({ clients }, id) => clients.update({ id, role: 'admin' }), ['role']],
  'clients.update: coins': [({ clients }, id) => clients.update({ id, coins: 0 }), ['coins']],
  'services.cancel: atOnce': [
    ({ services }) => services.cancel({ id: 'nobodys', atOnce: true, reason: 'Slow.' }),
    ['atOnce'],
  ],
  'settings.update: paymentsEmail': [
    ({ settings }) => settings.update({ paymentsEmail: 'pay@evil.example' }),
    ['paymentsEmail'],
  ],
  'shop.importDocument: apply': [
    ({ shop }) => shop.importDocument({ text: 'no document', apply: true }),
    ['apply'],
  ],
}

const actions = [
  ...Object.entries(always),
  ...Object.entries(byField).map(([name, [action]]) => [name, action] as const),
]

const metas = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, { '~orpc': described }]) => {
    // Every procedure of the contract was made by `procedure`.
    const meta: Meta = described.meta
    return { name: `${noun}.${verb}`, meta }
  }),
)

test('every procedure that the contract says it of has its row here, with its fields', () => {
  const declared = metas.flatMap(({ name, meta: { confirmed } }) =>
    confirmed === null
      ? []
      : confirmed === true
        ? [name]
        : confirmed.map((field) => `${name}: ${field}`),
  )
  expect(declared.toSorted()).toEqual(actions.map(([name]) => name).toSorted())
})

test('no API key reaches any of them', () => {
  const asking = metas.filter(({ meta }) => meta.confirmed !== null)
  const scopes = asking.map(({ meta: { permission } }) =>
    permission === 'public' ? permission : scopeFor(permission),
  )
  expect(scopes).toEqual(asking.map(() => null))
})

describe.each(actions)('%s', (_name, action) => {
  test('is refused ten minutes after the password was given, and changes nothing', async () => {
    const { shop, admin, id } = await openStage()
    shop.passSeconds(10 * MINUTES)
    const before = JSON.stringify(await allRowsOf(shop))
    expect(await refusalOf(action(admin, id))).toEqual(required)
    expect(JSON.stringify(await allRowsOf(shop))).toBe(before)
  })

  test('is let through within them, and once the password was given again', async () => {
    const { shop, admin, id } = await openStage()
    shop.passSeconds(10 * MINUTES)
    await admin.accounts.confirm({ password: ADMIN.password })
    shop.passSeconds(10 * MINUTES - 1)
    expect(await codeOf(() => action(admin, id))).not.toBe('CONFIRMATION_REQUIRED')
  })
})

test('what changes no rights, password, address or coins asks for nothing', async () => {
  const { shop, admin, id } = await openStage()
  shop.passDays(1)
  await admin.clients.update({ id, name: 'Joan', status: 'suspended' })
  expect((await refusalOf(admin.shop.importDocument({ text: '', apply: false })))[0]).toBe(
    'DOCUMENT_REFUSED',
  )
})

test('it counts in the session it was given in, and in no other of the same person', async () => {
  const { shop, admin } = await openStage()
  const elsewhere = await shop.admin()
  shop.passSeconds(10 * MINUTES)
  await admin.accounts.confirm({ password: ADMIN.password })
  expect(await refusalOf(elsewhere.shop.exportDocument())).toEqual(required)
  await admin.shop.exportDocument()
})

test('a wrong password confirms nothing, and is counted for the session', async () => {
  const shop = await openTestShop({ limits: { 'confirm-session': 2 } })
  const admin = await shop.admin()
  shop.passSeconds(16 * MINUTES)
  const guess = () => refusalOf(admin.accounts.confirm({ password: 'guessed' }))
  expect(await guess()).toEqual(['PASSWORD_WRONG', {}])
  expect(await guess()).toEqual(['PASSWORD_WRONG', {}])
  expect((await guess())[0]).toBe('TOO_MANY_ATTEMPTS')
  expect(await refusalOf(admin.shop.exportDocument())).toEqual(required)
})

test('where there is a second factor its code is asked for too, and works once', async () => {
  const shop = await openTestShop({ secondFactor: true })
  const admin = await shop.admin()
  const { secret } = await admin.secondFactor.start()
  const { recoveryCodes } = await admin.secondFactor.confirm({ code: shop.codeOf(secret) })
  shop.passSeconds(10 * MINUTES)
  expect(await refusalOf(admin.shop.exportDocument())).toEqual([
    'CONFIRMATION_REQUIRED',
    { secondFactor: true },
  ])
  const confirm = (code?: string) =>
    codeOf(() => admin.accounts.confirm({ password: ADMIN.password, ...(code && { code }) }))
  expect(await confirm()).toBe('SECOND_FACTOR_REQUIRED')
  expect(await confirm('000000')).toBe('SECOND_FACTOR_WRONG')
  expect(await confirm(shop.codeOf(secret))).toBe('ok')
  await admin.shop.exportDocument()
  expect(await confirm(shop.codeOf(secret))).toBe('SECOND_FACTOR_WRONG')
  expect(await confirm(recoveryCodes[0])).toBe('ok')
  expect(await confirm(recoveryCodes[0])).toBe('SECOND_FACTOR_WRONG')
})

test('a session that is open since before passwords were noted in it is asked', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await shop.store.transaction(async (tx) => {
    const [session] = (await tx.sessions.list({ limit: 1 })).items
    if (session) await tx.sessions.update(session.id, { confirmedAt: null })
  })
  expect(await refusalOf(admin.shop.exportDocument())).toEqual(required)
})

test('a change of the password counts as given, in the session that goes on', async () => {
  const shop = await openTestShop()
  const sessionToken = tokenInMemory()
  const admin = shop.visitor({ sessionToken })
  await admin.accounts.login(ADMIN)
  shop.passSeconds(10 * MINUTES)
  await admin.accounts.changePassword({
    currentPassword: ADMIN.password,
    password: 'Maple-Anchor-31',
  })
  await admin.shop.exportDocument()
})

test('shutting another administrator out asks for it, suspending a customer does not', async () => {
  const { shop, admin, id } = await openStage()
  const { id: colleague } = await shop.customer('colleague')
  await admin.clients.update({ id: colleague, role: 'admin' })
  shop.passSeconds(10 * MINUTES)
  const suspended = { status: 'suspended' } as const
  expect((await refusalOf(admin.clients.update({ id: colleague, ...suspended })))[0]).toBe(
    'CONFIRMATION_REQUIRED',
  )
  await admin.clients.update({ id, ...suspended })
})

test('a change of the password does not stand for the second factor', async () => {
  const shop = await openTestShop({ secondFactor: true })
  const sessionToken = tokenInMemory()
  const admin = shop.visitor({ sessionToken })
  await admin.accounts.login(ADMIN)
  const { secret } = await admin.secondFactor.start()
  await admin.secondFactor.confirm({ code: shop.codeOf(secret) })
  const change = (currentPassword: string, password: string) =>
    admin.accounts.changePassword({ currentPassword, password })
  // What was confirmed before stays so, until its own time is over.
  await change(ADMIN.password, 'Maple-Anchor-31')
  await admin.shop.exportDocument()
  shop.passSeconds(10 * MINUTES)
  await change('Maple-Anchor-31', 'Copper-Meadow-41')
  for (const action of [() => admin.secondFactor.remove(), () => admin.shop.exportDocument()]) {
    expect(await refusalOf(action())).toEqual(['CONFIRMATION_REQUIRED', { secondFactor: true }])
  }
})

async function openStage() {
  const shop = await openTestShop({ limits: {}, secondFactor: true })
  const { id } = await shop.customer('jane')
  return { shop, admin: await shop.admin(), id }
}

async function codeOf(call: () => Promise<unknown>): Promise<string> {
  let code = 'ok'
  await call().catch((error: { code?: string }) => {
    code = error.code ?? String(error)
  })
  return code
}
