/** What the log says of who came in and who was turned away. */
import { expect, test } from 'vitest'
import type { Backend, CallHost } from '../call/context.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop, type TestShop } from '../testing/shop.ts'

const jane = { email: 'jane@shop.test', password: 'password' }
const at = (address: string): Partial<CallHost> => ({ client: { address, userAgent: null } })

const open = () => openTestShop({ limits: {}, sendsMail: true, secondFactor: true })

/** Newest last, as `[action, is it hers, address]`. */
async function trailOf(shop: TestShop, userId: string) {
  const query = { order: 'oldest', limit: 500 } as const
  const { items } = await shop.store.read((tx) => tx.auditLog.list(query))
  return items.flatMap(({ action, subject, actor, address }) =>
    subject === userId ? [[action, actor === userId, address]] : [],
  )
}

test('sign-ins, failures, new passwords and ended sessions stand in the log with their address', async () => {
  const shop = await open()
  const { id } = await shop.customer('jane')
  const home = shop.visitor(at('203.0.113.9'))
  await refusalOf(home.accounts.login({ ...jane, password: 'wrong' }))
  await home.accounts.login(jane)
  const { secret } = await home.secondFactor.start()
  await home.secondFactor.confirm({ code: shop.codeOf(secret) })
  const thief = shop.visitor(at('192.0.2.66'))
  await refusalOf(thief.accounts.login({ ...jane, code: '000000' }))
  const change = { currentPassword: 'guessed', password: 'changed' }
  await refusalOf(home.accounts.changePassword(change))
  await home.accounts.changePassword({ ...change, currentPassword: 'password' })
  await home.accounts.endOtherSessions()
  await home.accounts.requestPasswordReset(jane)
  const mail = (await shop.mails(jane.email)).at(-1)
  const token = mail && 'token' in mail ? mail.token : ''
  await home.accounts.resetPassword({ token, password: 'another' })
  const code = shop.codeOf(secret, 1)
  await home.accounts.login({ ...jane, password: 'another', code })
  await home.accounts.logout()
  expect(await trailOf(shop, id)).toEqual([
    ['accounts.login', true, null],
    ['accounts.loginFailed', false, '203.0.113.9'],
    ['accounts.login', true, '203.0.113.9'],
    ['secondFactor.confirm', true, '203.0.113.9'],
    ['accounts.codeFailed', false, '192.0.2.66'],
    ['accounts.confirmFailed', true, '203.0.113.9'],
    ['accounts.changePassword', true, '203.0.113.9'],
    ['accounts.endOtherSessions', true, '203.0.113.9'],
    ['accounts.resetPassword', true, '203.0.113.9'],
    ['accounts.login', true, '203.0.113.9'],
    ['accounts.logout', true, '203.0.113.9'],
  ])
  const log = JSON.stringify(await shop.store.read((tx) => tx.auditLog.list({ limit: 99 })))
  for (const secretText of ['guessed', 'changed', 'another', token, secret, 'made-up']) {
    expect(log).not.toContain(secretText)
  }
})

test('of an address without an account nothing that was typed is kept', async () => {
  const shop = await open()
  const { login } = shop.visitor(at('192.0.2.66')).accounts
  // People do type their password into the wrong field.
  await refusalOf(login({ email: 'my-secret@shop.test', password: 'other-secret' }))
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 9 }))
  expect(items).toMatchObject([
    { action: 'accounts.loginFailed', actor: null, subject: '', address: '192.0.2.66' },
  ])
  expect(JSON.stringify(items)).not.toContain('secret')
})

test('a flood leaves few lines, which say how many it was', async () => {
  const shop = await open()
  const { id } = await shop.customer('jane')
  const { login } = shop.visitor(at('192.0.2.66')).accounts
  const times = async (subject: string) => {
    const where = { action: 'accounts.loginFailed', subject }
    const { items } = await shop.store.read((tx) =>
      tx.auditLog.list({ where, order: 'oldest', limit: 500 }),
    )
    return items.map(({ after }) => JSON.parse(after ?? '').failuresThisHour)
  }
  for (let time = 0; time < 1000; time++) await refusalOf(login({ ...jane, password: 'wrong' }))
  const told = [...Array.from({ length: 10 }, (_, at) => at + 1), 20, 50, 100, 200, 500, 1000]
  expect(await times(id)).toEqual(told)
  for (let number = 0; number < 600; number++) {
    await refusalOf(login({ email: `nobody-${number}@shop.test`, password: 'wrong' }))
  }
  expect(await times('')).toEqual(told.filter((number) => number <= 500))
})

test('failures at many accounts are told up to a bound', async () => {
  const shop = await open()
  for (let number = 0; number < 40; number++) {
    const { accounts } = await shop.customer(`c${number}`)
    for (let time = 0; time < 10; time++) {
      await refusalOf(accounts.changePassword({ currentPassword: 'no', password: 'changed' }))
    }
  }
  const where = { action: 'accounts.confirmFailed' }
  expect(await shop.store.read((tx) => tx.auditLog.count(where))).toBe(300)
})

const TRAIL = { 'trail-pair': 1, 'trail-addresses': 2, 'trail-account': 3 }

/** The lines of so many sign-ins from there, as `[address, left out]`. */
async function signInsOf(shop: TestShop, userId: string) {
  const where = { action: 'accounts.login', subject: userId }
  const { items } = await shop.store.read((tx) =>
    tx.auditLog.list({ where, order: 'oldest', limit: 500 }),
  )
  return items.map(({ address, after }) => [address, JSON.parse(after ?? '{}').leftOutThisHour])
}

test('nobody fills the log by signing in and out', async () => {
  const shop = await openTestShop({ limits: TRAIL })
  const { id } = await shop.customer('jane')
  for (let time = 0; time < 30; time++) {
    const visitor = shop.visitor()
    await visitor.accounts.login(jane)
    await visitor.accounts.logout()
  }
  const actions = (await trailOf(shop, id)).map(([action]) => action)
  // The first, three more, and those that say how many were left out: the 1st, 2nd, 5th, 10th and 20th of them.
  expect(actions.filter((action) => action === 'accounts.login')).toHaveLength(1 + 3 + 5)
  expect(actions.filter((action) => action === 'accounts.logout')).toHaveLength(1 + 3 + 5)
})

test('a sign-in from an address that was not seen has its line, however many came before', async () => {
  const shop = await openTestShop({ limits: TRAIL })
  const { id } = await shop.customer('jane')
  for (let time = 0; time < 6; time++) await shop.visitor().accounts.login(jane)
  await shop.visitor(at('192.0.2.66')).accounts.login(jane)
  expect((await signInsOf(shop, id)).at(-1)).toEqual(['192.0.2.66', undefined])
})

test('a flood of sign-ins from many addresses stays bounded, and says how many were left out', async () => {
  const shop = await openTestShop({ limits: TRAIL })
  const { id } = await shop.customer('jane')
  for (let number = 1; number <= 200; number++) {
    await shop.visitor(at(`192.0.2.${number}`)).accounts.login(jane)
  }
  const lines = await signInsOf(shop, id)
  expect(lines.flatMap(([, leftOut]) => leftOut ?? [])).toEqual([1, 2, 5, 10, 20, 50, 100])
  expect(lines).toHaveLength(2 + 3 + 7)
})

test('a failure costs the same statements whether there is such an account, and whether it is told', async () => {
  const shop = await open()
  await shop.customer('jane')
  const work = async (email: string) => {
    const done: string[] = []
    const { store } = shop.backend
    const noting = <Part extends object>(part: Part, name: string): Part =>
      new Proxy(part, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key)
          if (typeof value !== 'function') return noting(value as object, `${name}${String(key)}.`)
          return (...given: unknown[]) => {
            done.push(`${name}${String(key)}`)
            return Reflect.apply(value, target, given) as unknown
          }
        },
      })
    const watched: Backend['store'] = {
      ...store,
      transaction: (fn) => store.transaction((tx) => fn(noting({ ...tx }, ''))),
    }
    const { accounts } = clientOf({ ...shop.backend, store: watched })
    await refusalOf(accounts.login({ email, password: 'wrong' }))
    return done
  }
  for (let time = 0; time < 12; time++) {
    const known = await work(jane.email)
    expect(known).toEqual(['users.find', 'auditLog.insert', 'auditLog.delete'])
    expect(await work('nobody@shop.test')).toEqual(known)
  }
})

test('the trail goes after 90 days, and what was changed stays', async () => {
  const shop = await open()
  const { id } = await shop.customer('jane')
  const admin = await shop.admin()
  await admin.clients.changeCoins({ id, amount: 100, note: '' })
  await refusalOf(shop.visitor().accounts.login({ ...jane, password: 'wrong' }))
  shop.passDays(89)
  await runDue(shop.backend)
  expect(await shop.store.read((tx) => tx.auditLog.count())).toBe(4)
  shop.passDays(2)
  await runDue(shop.backend)
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 9 }))
  expect(items.map(({ action }) => action)).toEqual(['clients.changeCoins'])
})

test('where nobody but the browser’s owner can come in there is no trail', async () => {
  const shop = await openTestShop()
  await shop.customer('jane')
  await refusalOf(shop.visitor().accounts.login({ ...jane, password: 'wrong' }))
  expect(await shop.store.read((tx) => tx.auditLog.count())).toBe(0)
})
