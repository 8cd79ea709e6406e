import type { ServiceAccess } from '@hostfront/domain/services/access'
import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const access: ServiceAccess = {
  address: 'play.example.com:7777',
  panelLink: 'https://panel.example.com/server/1a2b3c4d',
  userName: 'jane',
  note: '',
}
const EMPTY: ServiceAccess = { address: '', panelLink: '', userName: '', note: '' }

async function openStage() {
  const shop = await openShopWithService({}, { sendsMail: true, limits: {} })
  const admin = await shop.admin()
  const { serviceId: id, jane } = shop
  const set = (typed: Partial<ServiceAccess>) =>
    admin.services.setAccess({ id, access: { ...EMPTY, ...typed } })
  const accessMails = async () =>
    (await shop.mails('jane@shop.test')).filter(({ kind }) => kind === 'service-access')
  const lines = async () =>
    (await admin.audit.list({ subject: id })).items.filter(
      ({ action }) => action === 'services.setAccess',
    )
  return { shop, admin, jane, id, set, accessMails, lines }
}

test('how a service is reached is typed by staff, read by its customer, and told once', async () => {
  const { jane, id, set, accessMails, lines } = await openStage()
  expect((await jane.services.get({ id })).service.access).toBeNull()
  expect((await set({ ...access, address: ' play.example.com:7777 ' })).access).toEqual(access)
  await set(access)
  const [own] = (await jane.services.mine({})).items
  expect(own?.access).toEqual(access)
  const facts = { kind: 'service-access', serviceName: 'Night Shift RP', serviceId: id }
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event).filter(({ kind }) => kind === facts.kind)).toEqual([facts])
  expect(await accessMails()).toEqual([{ ...facts, name: 'jane', access }])
  expect(await lines()).toHaveLength(1)
})

test('taken away it is no news, and given anew it is', async () => {
  const { set, accessMails, lines } = await openStage()
  await set(access)
  expect((await set({})).access).toBeNull()
  await set({ ...access, note: 'It has moved.' })
  expect(await accessMails()).toHaveLength(2)
  expect(await lines()).toHaveLength(3)
})

test('what has ended for good is not reached any more', async () => {
  const { admin, id, set } = await openStage()
  await set(access)
  expect(await admin.services.terminate({ id })).toMatchObject({ access: null })
  expect(await refusalOf(set(access))).toEqual(['SERVICE_STATE', { status: 'terminated' }])
})

test('the page of a service has the invoices of its order and of its renewals, and no others', async () => {
  const { shop, admin, jane, id } = await openStage()
  const john = await shop.customer('john')
  const { items: before } = await jane.billing.invoices({})
  const renewal = await shop.renew(false)
  const { passwordUntil: _, endsAt, ...found } = await jane.services.get({ id })
  expect(endsAt).toBeNull()
  expect(found.invoices.map((invoice) => invoice.id)).toEqual([
    renewal.invoice.id,
    ...before.map((invoice) => invoice.id),
  ])
  expect(await admin.services.inspect({ id })).toEqual({
    ...found,
    delivery: expect.objectContaining({ panelName: null }),
    toSetUpSince: expect.any(String),
    customer: expect.objectContaining({ email: 'jane@shop.test' }),
  })
  expect(await refusalOf(john.services.get({ id }))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.services.inspect({ id: 'none' }))).toEqual(['NOT_FOUND', {}])
})

test('a key for services alone gets no invoices with them, and learns nothing of panels', async () => {
  const { shop, jane, admin, id } = await openStage()
  const keyOf = async (
    { apiKeys }: Pick<typeof jane, 'apiKeys'>,
    ...scopes: ('services:read' | 'billing:read')[]
  ) => {
    const { key } = await apiKeys.create({ name: 'Panel', scopes, expiresInDays: null })
    return shop.visitor({ apiKey: key })
  }
  const [narrow, wide] = [
    await keyOf(jane, 'services:read'),
    await keyOf(jane, 'services:read', 'billing:read'),
  ]
  expect((await narrow.services.get({ id })).invoices).toEqual([])
  expect((await wide.services.get({ id })).invoices).toHaveLength(1)
  const staff = await keyOf(admin, 'services:read')
  expect(await staff.services.inspect({ id })).toMatchObject({ invoices: [], delivery: null })
})

test('an invoice of something else with the same id is not of the service', async () => {
  const { shop, jane, id } = await openStage()
  const { invoices } = await jane.services.get({ id })
  const [invoice] = invoices
  if (!invoice) throw new Error('The order has no invoice')
  const domain = { id, createdAt: invoice.createdAt, userId: jane.id, name: 'example.com' }
  await shop.store.transaction(async (tx) => {
    await tx.domains.insert({
      ...domain,
      price: 900,
      autoRenew: false,
      expiresAt: '2027-06-01T12:00:00.000Z',
      lastNotice: null,
    })
    await tx.invoices.insert({
      ...invoice,
      id: 'of-the-domain',
      number: '2026-09999',
      subjectKind: 'domain',
      subjectId: id,
      periodStart: '2026-06-01T12:00:00.000Z',
    })
  })
  expect((await jane.services.get({ id })).invoices).toEqual(invoices)
})
