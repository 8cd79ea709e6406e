import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const form: PlanForm = {
  name: 'SAMP Night',
  description: '',
  price: 399,
  features: ['Panel'],
  type: 'samp',
  specs: { ram: 1, storage: 5, cpu: 1, slots: 50 },
  featured: false,
  recommended: false,
}

test('a new plan is on sale at once, last of all, and changes are sold from then on', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const plan = await admin.plans.create(form)
  expect((await shop.visitor().plans.onSale()).at(-1)).toEqual(plan)
  await admin.plans.update({ ...form, id: plan.id, price: 499 })
  expect((await shop.visitor().plans.onSale()).at(-1)).toEqual({ ...plan, price: 499 })
})

test('plans on sale say what the shop claims, and its catalogue keeps all that is typed', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const { storefront } = await admin.settings.get()
  await admin.settings.update({ storefront: { ...storefront, instantSetup: false } })
  const said = (await shop.visitor().plans.onSale()).flatMap(({ features }) => features)
  expect(said).toContain('DDoS protection')
  expect(said).not.toContain('Instant setup')
  const typed = (await admin.plans.list()).flatMap(({ plan }) => plan.features)
  expect(typed).toContain('Instant setup')
})

test('two administrators who change different fields of a plan do not undo each other', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const { id } = await admin.plans.create(form)
  await admin.plans.update({ id, price: 499 })
  await admin.plans.update({ id, type: 'vps', description: undefined })
  expect((await admin.plans.list()).at(-1)).toMatchObject({
    plan: { price: 499, description: '', type: 'vps', category: 'VPS Hosting' },
  })
})

test('a plan whose shown name is taken is refused, archived ones and other spellings included', async () => {
  const admin = await (await openTestShop()).admin()
  const taken = (name: string) => ['PLAN_NAME_TAKEN', { name }]
  const night = await admin.plans.create(form)
  await admin.plans.archive({ id: night.id })
  for (const name of ['SAMP Night', 'night', 'samp  Night 50']) {
    const create = admin.plans.create({ ...form, name })
    expect(await refusalOf(create)).toEqual(taken('SAMP Night 50'))
  }
  const larger = await admin.plans.create({ ...form, specs: { ...form.specs, slots: 60 } })
  const smaller = admin.plans.update({ id: larger.id, specs: form.specs })
  expect(await refusalOf(smaller)).toEqual(taken('SAMP Night 50'))
  const renamed = admin.plans.update({
    id: 'featured-samp-starter',
    name: 'Starter',
    specs: { slots: 150, ram: 1, cpu: 1, storage: 5 },
  })
  expect(await refusalOf(renamed)).toEqual(taken('SAMP Starter 150'))
  expect(await admin.plans.update({ id: larger.id, price: 999 })).toMatchObject({ price: 999 })
})

test('plans that bear one name since before can be changed in all but that', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const plan = await admin.plans.create(form)
  const { id } = plan
  await shop.store.transaction((tx) => tx.plans.insert({ ...plan, id: 'twin', position: 99 }))
  expect(await admin.plans.update({ id: 'twin', price: 777 })).toMatchObject({ price: 777 })
  await admin.plans.update({ id, name: 'SAMP Day' })
})

test('an order keeps the name that its plan was shown under, on its invoice too', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const jane = await shop.customer('jane', 5000)
  const { order, invoice } = await jane.orders.place(orderForm)
  await admin.plans.update({ id: orderForm.planId, name: 'Another' })
  expect(order.planName).toBe('SAMP Premium 500')
  expect(invoice?.lines[0]?.description).toContain('SAMP Premium 500 ')
})

test('an archived plan is not sold but stays with its orders, and can come back', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const jane = await shop.customer('jane', 5000)
  await jane.orders.place(orderForm)
  const id = orderForm.planId
  await admin.plans.archive({ id })
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual(['PLAN_NOT_FOUND', {}])
  expect((await admin.plans.list()).find(({ plan }) => plan.id === id)).toMatchObject({
    plan: { status: 'archived' },
    orders: 1,
  })
  await admin.plans.restore({ id })
  await jane.orders.place(orderForm)
})

test('only a plan that nobody ordered is removed', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const jane = await shop.customer('jane', 5000)
  await jane.orders.place(orderForm)
  const id = orderForm.planId
  expect(await refusalOf(admin.plans.remove({ id }))).toEqual(['PLAN_IN_USE', { orders: 1 }])
  const plan = await admin.plans.create(form)
  await admin.plans.remove({ id: plan.id })
  expect(await refusalOf(admin.plans.archive({ id: plan.id }))).toEqual(['NOT_FOUND', {}])
})

test('a plan goes before its neighbour on the page that sells both', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const sold = async (page: string) =>
    (await shop.visitor().plans.onSale())
      .filter((plan) => pageOf(plan) === page)
      .map(({ id }) => id)
  await admin.plans.archive({ id: 'samp-premium' })
  await admin.plans.move({ id: 'samp-ultimate', direction: 'up' })
  expect(await sold('samp')).toEqual(['samp-ultimate', 'samp-starter'])
  expect(await sold('home')).toEqual([
    'featured-samp-starter',
    'featured-mta-professional',
    'featured-vps-premium',
  ])
  await admin.plans.move({ id: 'featured-vps-premium', direction: 'up' })
  expect(await sold('home')).toEqual([
    'featured-samp-starter',
    'featured-vps-premium',
    'featured-mta-professional',
  ])
  await admin.plans.restore({ id: 'samp-premium' })
  expect(await sold('samp')).toEqual(['samp-ultimate', 'samp-premium', 'samp-starter'])
})
