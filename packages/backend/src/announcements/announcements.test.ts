import type { AnnouncementForm } from '@hostfront/domain/announcements/announcement-form'
import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const form: AnnouncementForm = {
  title: 'New rack',
  content: 'Frankfurt grows.',
  type: 'info',
  isActive: true,
  targetAudience: 'all',
}

async function openStage() {
  const shop = await openTestShop()
  const admin = await shop.admin()
  for (const { id } of (await admin.announcements.list({})).items) {
    await admin.announcements.remove({ id })
  }
  return { shop, admin, visitor: shop.visitor(), jane: await shop.customer('jane') }
}

test('each reads what is meant for them and active, newest first', async () => {
  const { shop, admin, visitor, jane } = await openStage()
  for (const targetAudience of ['all', 'customers', 'admins'] as const) {
    await admin.announcements.create({ ...form, title: `For ${targetAudience}`, targetAudience })
    shop.passSeconds(1)
  }
  await admin.announcements.create({ ...form, title: 'Not yet', isActive: false })
  const titles = async (reader: typeof visitor) =>
    (await reader.announcements.current()).map(({ title }) => title)
  expect(await titles(visitor)).toEqual(['For all'])
  expect(await titles(jane)).toEqual(['For customers', 'For all'])
  expect(await titles(admin)).toEqual(['For admins', 'For customers', 'For all'])
  expect((await admin.announcements.list({})).items).toHaveLength(4)
})

test('what is edited, switched off or removed is so at once, and the log says it', async () => {
  const { shop, admin, visitor } = await openStage()
  const { id } = await admin.announcements.create(form)
  await admin.announcements.update({ ...form, id, title: 'Two racks' })
  expect(await visitor.announcements.current()).toMatchObject([{ id, title: 'Two racks' }])
  await admin.announcements.update({ id, isActive: false })
  expect(await visitor.announcements.current()).toEqual([])
  await admin.announcements.remove({ id })
  expect(await refusalOf(admin.announcements.remove({ id }))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.announcements.update({ ...form, id }))).toEqual(['NOT_FOUND', {}])
  const query = { where: { subject: id }, order: 'oldest', limit: 9 } as const
  const { items } = await shop.store.read((tx) => tx.auditLog.list(query))
  expect(
    items.map(({ action, before, after }) => [action, before !== null, after !== null]),
  ).toEqual([
    ['announcements.create', false, true],
    ['announcements.update', true, true],
    ['announcements.update', true, true],
    ['announcements.remove', true, false],
  ])
})
