import { jpegOf, PDF, pngOf, textBytes } from '@hostfront/domain/files/sample-bytes'
import { MAX_ACCOUNT_BYTES, MAX_FILE_BYTES } from '@hostfront/domain/files/stored-file'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import { StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import type { CallHost } from '../call/context.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop, type TestShopOptions } from '../testing/shop.ts'
import { openFile } from './open-file.ts'
import { storeFile } from './store-file.ts'

const form = { subject: 'Lag', priority: 'high', serviceId: '', message: 'See.' } as const

/** A shop with people who also send and open files. */
async function openStage(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  async function person(account: { email: string; password: string }) {
    const host: CallHost = {
      sessionToken: tokenInMemory(),
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
    }
    const api = clientOf(shop.backend, host)
    await api.accounts.login(account)
    const call = { ...shop.backend, ...host }
    return {
      api,
      send: (bytes: Uint8Array = pngOf(2, 2), name = 'shot.png') =>
        storeFile(call, { purpose: 'attachment', name, bytes }),
      prove: (bytes: Uint8Array = PDF) =>
        storeFile(call, { purpose: 'proof', name: 'slip', bytes }),
      open: (id: string) => openFile(call, id),
      facts: async (...ids: string[]) => api.files.read({ ids }),
    }
  }
  for (const name of ['jane', 'eve']) {
    await shop
      .visitor()
      .accounts.register({ name, email: `${name}@shop.test`, password: 'password' })
  }
  return {
    shop,
    jane: await person({ email: 'jane@shop.test', password: 'password' }),
    eve: await person({ email: 'eve@shop.test', password: 'password' }),
    admin: await person({ email: 'admin@shop.test', password: 'admin-password' }),
  }
}

const sizes = async (shop: Awaited<ReturnType<typeof openStage>>['shop']) =>
  (await shop.backend.files.list({ after: null, limit: 999 })).length
const rowOf = (shop: Awaited<ReturnType<typeof openStage>>['shop'], id: string) =>
  shop.store.read((tx) => tx.files.get(id))

test('what is sent is kept to the bit, under a safe name and the type of its bytes', async () => {
  const { shop, jane } = await openStage()
  const bytes = jpegOf(3, 4)
  const file = await jane.send(bytes, '../../gpj.\u202eexe')
  expect(file).toMatchObject({
    name: 'gpj.exe.jpg',
    type: 'image/jpeg',
    size: bytes.length,
    state: 'kept',
  })
  expect(await jane.open(file.id)).toEqual({ name: 'gpj.exe.jpg', type: 'image/jpeg', bytes })
  const row = await rowOf(shop, file.id)
  expect(row).toMatchObject({ purpose: 'attachment', subjectId: null, erasedAt: null })
  expect(JSON.stringify(row)).not.toContain('bytes')
})

test.each([
  ['empty', new Uint8Array()],
  ['too-large', new Uint8Array(MAX_FILE_BYTES + 1)],
  ['type', textBytes('<svg onload="alert(1)"/>')],
  ['damaged', pngOf(0, 1)],
  ['too-many-pixels', pngOf(10_000, 10_000)],
])('what is %s is refused, and nothing of it is kept', async (problem, bytes) => {
  const { shop, jane } = await openStage()
  expect(await refusalOf(jane.send(bytes))).toEqual(['FILE_REFUSED', { problem }])
  expect([await sizes(shop), await shop.store.read((tx) => tx.files.count())]).toEqual([0, 0])
})

test('a visitor, somebody suspended and a key send and open nothing', async () => {
  const { shop, jane, admin } = await openStage({ limits: {} })
  const file = await jane.send()
  const host = {
    ...shop.backend,
    sessionToken: tokenInMemory(),
    apiKey: null as string | null,
    client: { address: null, userAgent: null },
    idempotencyKey: null,
  }
  const sent = { purpose: 'attachment', name: 'a.png', bytes: pngOf(1, 1) } as const
  expect((await refusalOf(storeFile(host, sent)))[0]).toBe('LOGIN_REQUIRED')
  expect((await refusalOf(openFile(host, file.id)))[0]).toBe('LOGIN_REQUIRED')
  const scopes = ['orders:read' as const]
  const { key } = await jane.api.apiKeys.create({ name: 'k', scopes, expiresInDays: null })
  expect((await refusalOf(storeFile({ ...host, apiKey: key }, sent)))[0]).toBe('FORBIDDEN')
  expect((await refusalOf(openFile({ ...host, apiKey: key }, file.id)))[0]).toBe('FORBIDDEN')
  const id = (await jane.api.accounts.me())?.id ?? ''
  await admin.api.clients.update({ id, status: 'suspended' })
  // It was signed out, too.
  expect((await refusalOf(jane.send()))[0]).toBe('LOGIN_REQUIRED')
  expect((await refusalOf(jane.open(file.id)))[0]).toBe('LOGIN_REQUIRED')
})

test('a file that nothing names is its sender’s: others get what they get of one that never was', async () => {
  const { jane, eve, admin } = await openStage()
  const { id } = await jane.send()
  for (const other of [eve, admin]) {
    expect(await refusalOf(other.open(id))).toEqual(await refusalOf(other.open('never-was')))
    expect(await other.facts(id)).toEqual([])
    await other.api.files.remove({ id })
  }
  expect(await jane.facts(id, 'never-was', id)).toMatchObject([{ id, state: 'kept' }])
  await jane.api.files.remove({ id })
  expect((await refusalOf(jane.open(id)))[0]).toBe('NOT_FOUND')
})

test('attachments of a ticket are read by its customer and the team, in both directions', async () => {
  const { jane, eve, admin } = await openStage()
  const [first, second, answer] = [await jane.send(), await jane.send(), await admin.send()]
  const ticket = await jane.api.tickets.open({ ...form, fileIds: [first.id] })
  expect(ticket.messages[0]?.fileIds).toEqual([first.id])
  const { id } = ticket
  await jane.api.tickets.reply({ id, message: 'And.', fileIds: [second.id] })
  const answered = { id, message: 'Try this.', isInternal: false, fileIds: [answer.id] }
  const file = await admin.api.tickets.answer(answered)
  expect(file.messages.map(({ fileIds }) => fileIds)).toEqual([
    [first.id],
    [second.id],
    [answer.id],
  ])
  for (const { id } of [first, second, answer]) {
    expect((await jane.open(id)).type).toBe('image/png')
    expect((await admin.open(id)).type).toBe('image/png')
    expect((await refusalOf(eve.open(id)))[0]).toBe('NOT_FOUND')
  }
  expect(await eve.facts(first.id, answer.id)).toEqual([])
  // What is named is not taken back.
  await jane.api.files.remove({ id: first.id })
  expect((await jane.open(first.id)).type).toBe('image/png')
})

test('what goes with a note of the team is closed to the customer', async () => {
  const { jane, admin } = await openStage()
  const { id } = await jane.api.tickets.open(form)
  const note = await admin.send()
  await admin.api.tickets.answer({ id, message: 'Fraud?', isInternal: true, fileIds: [note.id] })
  expect((await refusalOf(jane.open(note.id)))[0]).toBe('NOT_FOUND')
  expect(await jane.facts(note.id)).toEqual([])
  expect(JSON.stringify(await jane.api.tickets.read({ id }))).not.toContain(note.id)
  expect((await admin.open(note.id)).type).toBe('image/png')
})

test('nobody names what is another’s, was sent for something else, is named already, or twice', async () => {
  const { jane, eve } = await openStage()
  const [own, theirs, proof] = [await jane.send(), await eve.send(), await jane.prove()]
  const open = (...fileIds: string[]) => jane.api.tickets.open({ ...form, fileIds })
  for (const ids of [[theirs.id], [proof.id], ['never-was'], [own.id, own.id]]) {
    expect((await refusalOf(open(...ids)))[0]).toBe('FILE_GONE')
  }
  expect((await jane.api.tickets.mine({})).items).toEqual([])
  await open(own.id)
  expect((await refusalOf(open(own.id)))[0]).toBe('FILE_GONE')
  const six = Array.from({ length: 6 }, () => own.id)
  await expect(open(...six)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a member of the team without the second factor that is asked for opens none of customers', async () => {
  const { jane, admin } = await openStage({ secondFactor: true })
  const file = await jane.send()
  await jane.api.tickets.open({ ...form, fileIds: [file.id] })
  expect((await admin.open(file.id)).type).toBe('image/png')
  await admin.api.settings.update({ adminSecondFactor: true })
  expect((await refusalOf(admin.open(file.id)))[0]).toBe('SECOND_FACTOR_NEEDED')
  expect((await refusalOf(admin.facts(file.id)))[0]).toBe('SECOND_FACTOR_NEEDED')
})

test('twenty large files at once: as many are kept as there is room for, and not one more', async () => {
  const { shop, jane } = await openStage()
  const bytes = new Uint8Array(MAX_FILE_BYTES)
  bytes.set(PDF)
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => jane.send(bytes)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(
    MAX_ACCOUNT_BYTES / MAX_FILE_BYTES,
  )
  expect(await sizes(shop)).toBe(10)
  expect(await refusalOf(jane.send())).toEqual(['FILES_FULL', { max: MAX_ACCOUNT_BYTES }])
  // What is erased counts no more.
  shop.passDays(2)
  await runDue(shop.backend)
  expect((await jane.send()).state).toBe('kept')
})

test('a customer sends twenty an hour, the team as many as it needs', async () => {
  const { jane, admin } = await openStage({ limits: { 'file-account': 20 } })
  for (let count = 0; count < 20; count++) await jane.send()
  expect((await refusalOf(jane.send()))[0]).toBe('TOO_MANY_ATTEMPTS')
  for (let count = 0; count < 25; count++) await admin.send()
})

test('where there is no room for bytes, that is said, and no row is left', async () => {
  const full = {
    ...createMemoryFileBytes(),
    put: () => Promise.reject(new StoreError('quota', 'storage')),
  }
  const { shop, jane } = await openStage({ files: full })
  expect((await refusalOf(jane.send()))[0]).toBe('STORAGE_FULL')
  expect(await shop.store.read((tx) => tx.files.count())).toBe(0)
})

test('what nothing has named for a day is deleted; what is named stays', async () => {
  const { shop, jane } = await openStage()
  const [named, unused] = [await jane.send(), await jane.send()]
  await jane.api.tickets.open({ ...form, fileIds: [named.id] })
  shop.passSeconds(23 * 3600)
  await runDue(shop.backend)
  expect(await sizes(shop)).toBe(2)
  shop.passSeconds(2 * 3600)
  await runDue(shop.backend)
  expect(await rowOf(shop, unused.id)).toBe(null)
  expect(await jane.facts(named.id)).toMatchObject([{ state: 'kept' }])
  expect(await sizes(shop)).toBe(1)
})

test('after the months that the shop says, bytes go and the row says so', async () => {
  const { shop, jane } = await openStage()
  const { id } = await jane.send()
  await jane.api.tickets.open({ ...form, fileIds: [id] })
  shop.passDays(364)
  await runDue(shop.backend)
  expect(await sizes(shop)).toBe(1)
  shop.passDays(2)
  expect((await runDue(shop.backend)).failures).toEqual([])
  expect([await sizes(shop), (await rowOf(shop, id))?.erasedAt]).toEqual([0, shop.backend.now()])
  const again = await openStageOf(shop)
  expect(await again.files.read({ ids: [id] })).toMatchObject([
    { state: 'erased', name: 'shot.png' },
  ])
})

/** A session of long ago has ended: Jane signs in again. */
async function openStageOf(shop: Awaited<ReturnType<typeof openStage>>['shop']) {
  const api = shop.visitor()
  await api.accounts.login({ email: 'jane@shop.test', password: 'password' })
  return api
}

test('bytes that are nobody’s are swept once a day', async () => {
  const { shop, jane } = await openStage()
  const { id } = await jane.send()
  await shop.backend.files.put('left-over', PDF)
  await runDue(shop.backend)
  expect(await shop.backend.files.get('left-over')).toBe(null)
  expect(await shop.backend.files.get(id)).not.toBe(null)
})

test('an erased account loses its bytes, and what it has sent its names', async () => {
  const { shop, jane, admin } = await openStage()
  const [named, unused] = [await jane.send(pngOf(1, 1), 'my passport.png'), await jane.send()]
  const ticket = await jane.api.tickets.open({ ...form, fileIds: [named.id] })
  await jane.api.accounts.confirm({ password: 'password', code: '' })
  await jane.api.accounts.remove()
  expect(await sizes(shop)).toBe(0)
  expect(await rowOf(shop, unused.id)).toBe(null)
  expect(await rowOf(shop, named.id)).toMatchObject({ name: '', subjectId: ticket.id })
  expect(await admin.facts(named.id)).toMatchObject([{ state: 'erased', name: '' }])
  expect((await refusalOf(admin.open(named.id)))[0]).toBe('NOT_FOUND')
})

test('an export says how many bytes stay behind, an import which have not come along', async () => {
  const { shop, jane, admin } = await openStage()
  const file = await jane.send()
  await jane.api.tickets.open({ ...form, fileIds: [file.id] })
  const { text, files } = await admin.api.shop.exportDocument()
  expect(files).toEqual({ count: 1, bytes: file.size })
  expect((await admin.api.shop.importDocument({ text, apply: false })).filesLeft).toBe(0)
  await shop.backend.files.delete([file.id])
  expect((await admin.api.shop.importDocument({ text, apply: false })).filesLeft).toBe(1)
  expect(await jane.facts(file.id)).toMatchObject([{ state: 'missing' }])
  expect((await refusalOf(jane.open(file.id)))[0]).toBe('NOT_FOUND')
})

test('the integrity check finds rows without bytes and bytes without rows', async () => {
  const { shop, jane, admin } = await openStage()
  const { id } = await jane.send()
  expect((await admin.api.shop.checkIntegrity()).problems).toEqual([])
  shop.passSeconds(3600)
  await shop.backend.files.delete([id])
  await shop.backend.files.put('left-over', PDF)
  const { problems } = await admin.api.shop.checkIntegrity()
  expect(problems.map(({ code, subject }) => [code, subject])).toEqual([
    ['file-bytes', id],
    ['file-unknown', 'left-over'],
  ])
})
