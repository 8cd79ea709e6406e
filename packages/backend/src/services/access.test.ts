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
  const shop = await openShopWithService({ sendsMail: true })
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
  await admin.services.terminate({ id })
  expect(await refusalOf(set(access))).toEqual(['SERVICE_STATE', { status: 'terminated' }])
})

test('the page of a service has the invoices of its order and of its renewals, and no others', async () => {
  const { shop, admin, jane, id } = await openStage()
  const john = await shop.customer('john')
  const { items: before } = await jane.billing.invoices({})
  const renewal = await shop.renew(false)
  const found = await jane.services.get({ id })
  expect(found.invoices.map((invoice) => invoice.id)).toEqual([
    renewal.invoice.id,
    ...before.map((invoice) => invoice.id),
  ])
  expect(await admin.services.inspect({ id })).toEqual({
    ...found,
    customer: expect.objectContaining({ email: 'jane@shop.test' }),
  })
  expect(await refusalOf(john.services.get({ id }))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.services.inspect({ id: 'none' }))).toEqual(['NOT_FOUND', {}])
})
