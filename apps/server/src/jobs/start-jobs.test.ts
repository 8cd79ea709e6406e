import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import type { ReadTx, Store } from '@hostfront/store/port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBackend } from '../backend/open-backend.ts'
import { drawSheet } from '../documents/draw-sheet.ts'
import type { DueMail } from '../mail/carrier.ts'
import type { Mail } from '../mail/open-mail.ts'
import { silentRegister } from '../testing/silent-register.ts'
import { writeMail } from '../testing/waiting-mail.ts'
import { startJobs } from './start-jobs.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open({
  refuse = (_: DueMail): boolean => false,
  isAway = (): boolean => false,
  readUsers = (): void => undefined,
} = {}) {
  const memory = createMemoryStore()
  const store: Store = {
    ...memory,
    read: (fn) =>
      isAway()
        ? Promise.reject(new Error('planted'))
        : memory.read((tx) =>
            fn({ ...tx, users: watched(tx.users, readUsers), invoices: broken(tx.invoices) }),
          ),
  }
  const backend = await openBackend({
    files: createMemoryFileBytes(),
    store,
    sql: null,
    limitsFactor: 1,
    serverKey: null,
    publicUrl: 'http://localhost',
  })
  await initialiseShop(backend, [])
  const sent: string[] = []
  const warnings: string[] = []
  const mail: Mail = {
    send: async (due) => {
      if (refuse(due)) throw new Error('451 not now')
      sent.push(due.to)
    },
    close: () => undefined,
  }
  const log = { info: () => undefined, warn: (_: object, text: string) => warnings.push(text) }
  const jobs = startJobs({
    backend,
    databaseUrl: null,
    mail,
    vatRegister: silentRegister,
    draw: drawSheet,
    log,
  })
  await jobs.ready
  return { backend, jobs, sent, warnings }
}

/** The same collection, whose lists are reported before they are read. */
const watched = (users: ReadTx['users'], told: () => void): ReadTx['users'] => ({
  ...users,
  list: async (query) => {
    told()
    return users.list(query)
  },
})

/** The same collection, of which one row cannot be read. */
const broken = (invoices: ReadTx['invoices']): ReadTx['invoices'] =>
  new Proxy(invoices, {
    get: (all, name) => {
      if (name === 'get') return (id: string) => (id === 'broken' ? planted() : all.get(id))
      const member: unknown = Reflect.get(all, name)
      return typeof member === 'function' ? member.bind(all) : member
    },
  })

const planted = () => Promise.reject(new Error('planted'))

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('a mail is sent within a second of its cause, and one that waited soon after the start', async () => {
  const { backend, jobs, sent } = await open()
  await writeMail(backend, 'first@shop.test')
  await seconds(2)
  expect(sent).toEqual(['first@shop.test'])
  await writeMail(backend, 'second@shop.test')
  await writeMail(backend, 'third@shop.test')
  await seconds(1)
  expect(sent).toEqual(['first@shop.test', 'second@shop.test', 'third@shop.test'])
  await jobs.stop()
})

test('a mail that is refused does not hold up the others, is said, and is tried again later', async () => {
  let isOpen = false
  const { backend, jobs, sent, warnings } = await open({
    refuse: ({ to }) => to === 'full@shop.test' && !isOpen,
  })
  await writeMail(backend, 'full@shop.test')
  await writeMail(backend, 'fine@shop.test')
  await seconds(2)
  expect(sent).toEqual(['fine@shop.test'])
  expect(warnings).toEqual(['a mail could not be sent; it is tried again later'])
  isOpen = true
  await seconds(3 * 60)
  expect(sent).toEqual(['fine@shop.test', 'full@shop.test'])
  await jobs.stop()
})

test('a mail whose document cannot be made goes without it', async () => {
  const { backend, jobs, sent, warnings } = await open()
  const paid = {
    kind: 'invoice-paid',
    name: 'Ada',
    number: '2026-00042',
    invoiceId: 'broken',
  } as const
  await writeMail(backend, 'first@shop.test', paid)
  await seconds(2)
  expect(sent).toEqual(['first@shop.test'])
  expect(warnings).toEqual(['the document of a mail could not be made; it goes without'])
  await jobs.stop()
})

test('the lifecycle runs soon after the start and every five minutes, and is counted', async () => {
  const { jobs } = await open()
  const lifecycle = () => jobs.figures().find(({ name }) => name === 'lifecycle')
  expect(lifecycle()).toEqual({
    name: 'lifecycle',
    runs: 0,
    failures: 0,
    lastEndedAt: null,
    lastSeconds: null,
  })
  await seconds(2)
  expect(lifecycle()).toMatchObject({ runs: 1, failures: 0, lastEndedAt: expect.any(Number) })
  await seconds(10 * 60)
  expect(lifecycle()?.runs).toBe(3)
  await jobs.stop()
})

test('what fails is logged and counted, and has its next turn', async () => {
  let isAway = false
  const { jobs, warnings } = await open({ isAway: () => isAway })
  isAway = true
  await seconds(61)
  expect(warnings).toContain('job lifecycle failed; it will run again')
  expect(jobs.figures().find(({ name }) => name === 'mail')).toMatchObject({ runs: 2, failures: 2 })
  await jobs.stop()
})

test('news of the team that cannot be gathered hold up no mail, and are counted as failed', async () => {
  const { backend, jobs, sent } = await open({
    readUsers: () => {
      throw new Error('planted')
    },
  })
  await writeMail(backend, 'jane@shop.test')
  await seconds(2)
  expect(sent).toEqual(['jane@shop.test'])
  const failures = () =>
    Object.fromEntries(jobs.figures().map((figures) => [figures.name, figures.failures]))
  expect(failures()).toEqual({
    lifecycle: 0,
    mail: 0,
    'vat-checks': 0,
    provisioning: 0,
    gateways: 0,
    comparison: 0,
    news: 1,
  })
  await jobs.stop()
})

test('the team is looked up once a minute, however many mails are written', async () => {
  let looks = 0
  const { backend, jobs, sent } = await open({
    readUsers: () => {
      looks += 1
    },
  })
  for (let mail = 0; mail < 20; mail += 1) {
    await writeMail(backend, `customer-${mail}@shop.test`)
    await seconds(2)
  }
  expect(sent).toHaveLength(20)
  expect(looks).toBe(1)
  await jobs.stop()
})

test('after stopping nothing is sent any more', async () => {
  const { backend, jobs, sent } = await open()
  await seconds(2)
  await writeMail(backend, 'late@shop.test')
  await jobs.stop()
  await seconds(10 * 60)
  expect(sent).toEqual([])
})
