import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const wise = {
  name: 'Wise',
  instructions: 'Write {reference}.',
  account: 'pay@shop.test',
  country: null,
  isOn: true,
}

test('an operator adds a way to pay, and it is ordered, billed and recorded with', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const added = await admin.paymentMethods.create(wise)
  expect(added).toMatchObject({ ...wise, id: 'wise', kind: 'manual', position: 7 })
  const { paymentMethods } = await shop.visitor().settings.get()
  expect(paymentMethods.at(-1)).toEqual({
    id: 'wise',
    kind: 'manual',
    name: 'Wise',
    instructions: wise.instructions,
    account: wise.account,
    country: null,
    isOffered: true,
    isTrial: false,
  })
  const { invoice, order } = await jane.orders.place({ ...orderForm, paymentMethod: 'wise' })
  const payment = { amount: 450, paidAt: shop.backend.now(), reference: 'W-1' }
  await admin.orders.approve({ id: order.id, payment })
  const paid = await jane.payments.ofInvoice({ invoiceId: invoice?.id ?? '' })
  expect(paid).toMatchObject([{ method: 'wise', amount: 450, reference: 'W-1' }])
  expect((await admin.admin.figures()).revenue).toBe(450)
  expect(await admin.shop.checkIntegrity()).toMatchObject({ problems: [] })
})

test('a method that is called as what the team records beside the methods has an id of its own', async () => {
  const admin = await (await openTestShop()).admin()
  for (const [name, id] of [
    ['Cash', 'cash-2'],
    ['Other', 'other-2'],
  ] as const) {
    expect(await admin.paymentMethods.create({ ...wise, name })).toMatchObject({ id, name })
  }
})

test('one that is switched off is chosen no more, says nothing, and keeps its name', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.paymentMethods.create(wise)
  await admin.paymentMethods.update({ id: 'wise', isOn: false, name: 'Wise EU' })
  const { paymentMethods } = await shop.visitor().settings.get()
  expect(paymentMethods.at(-1)).toMatchObject({
    id: 'wise',
    name: 'Wise EU',
    isOffered: false,
    instructions: '',
    account: '',
  })
})

test('names are taken once in whatever letters, ids too; coins are nobody’s to change', async () => {
  const admin = await (await openTestShop()).admin()
  const { create, update, list } = admin.paymentMethods
  for (const name of ['PAYPAL', ' bank\n transfer ']) {
    expect(await refusalOf(create({ ...wise, name }))).toEqual(['METHOD_NAME_TAKEN', {}])
  }
  expect(await create({ ...wise, name: 'Pay-Pal' })).toMatchObject({ id: 'pay-pal' })
  expect(await create({ ...wise, name: '現金' })).toMatchObject({ id: 'method' })
  const renamed = update({ id: 'pay-pal', name: 'cashplus' })
  expect(await refusalOf(renamed)).toEqual(['METHOD_NAME_TAKEN', {}])
  expect(await update({ id: 'pay-pal', name: 'pay-pal' })).toMatchObject({ name: 'pay-pal' })
  for (const id of ['coins', 'nobodys']) {
    expect(await refusalOf(update({ id, isOn: false }))).toEqual(['NOT_FOUND', {}])
  }
  expect(await list()).toHaveLength(8)
})

test('they change places, and the order is that in which customers see them', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.paymentMethods.move({ id: 'bank-transfer', direction: 'up' })
  const { paymentMethods } = await shop.visitor().settings.get()
  expect(paymentMethods.map(({ id }) => id).slice(0, 4)).toEqual([
    'coins',
    'cashplus',
    'bank-transfer',
    'paypal',
  ])
  await admin.paymentMethods.move({ id: 'cashplus', direction: 'up' })
  expect((await shop.visitor().settings.get()).paymentMethods).toEqual(paymentMethods)
  const move = admin.paymentMethods.move({ id: 'nobodys', direction: 'up' })
  expect(await refusalOf(move)).toEqual(['NOT_FOUND', {}])
})

test('the books tell of a way to pay that the shop does not know, and of coins that are gone', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const { order, invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  await shop.store.transaction(async (tx) => {
    await tx.paymentMethods.delete('paypal')
    await tx.paymentMethods.delete('coins')
  })
  const { problems } = await admin.shop.checkIntegrity()
  const told = (subject: string | undefined, detail: string) => ({
    code: 'dangling-reference',
    subject,
    detail,
  })
  expect(problems).toEqual([
    told('settings', 'coins: coins'),
    told(order.id, 'orders.paymentMethod: paypal'),
    told(invoice?.id, 'invoices.paymentMethod: paypal'),
  ])
})

test('no more ways to pay are taken than are shown', async () => {
  const admin = await (await openTestShop()).admin()
  const known = (await admin.paymentMethods.list()).length
  for (let count = known; count < 200; count++) {
    await admin.paymentMethods.create({ ...wise, name: `Way ${count}` })
  }
  const one = admin.paymentMethods.create(wise)
  expect(await refusalOf(one)).toEqual(['LIST_FULL', { most: 200 }])
})

test('what is offered with the words of a trial is switched off at once, and nothing else', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.paymentMethods.create(wise)
  await admin.paymentMethods.update({ id: 'paypal', account: '', instructions: 'To pay@shop.ma' })
  const offered = async () =>
    (await shop.visitor().settings.get()).paymentMethods.flatMap(({ id, isOffered, isTrial }) =>
      isOffered ? [[id, isTrial]] : [],
    )
  const before = await offered()
  expect(before).toContainEqual(['orange-money', true])
  const ids = before.map(([id]) => String(id))
  await admin.paymentMethods.endTrial({ ids: ['orange-money', 'paypal'] })
  expect(await offered()).toEqual(before.filter(([id]) => id !== 'orange-money'))
  await admin.paymentMethods.endTrial({ ids: [...ids, 'gone'] })
  expect(await offered()).toEqual([
    ['coins', false],
    ['paypal', false],
    ['wise', false],
  ])
  const { items } = await admin.audit.list({})
  expect(items.filter(({ action }) => action === 'paymentMethods.endTrial')).toHaveLength(
    before.filter(([, isTrial]) => isTrial).length,
  )
})

test('a method on trial takes real payments once it says where the money goes, and stays on trial until then', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const orangeMoney = async () => {
    const { paymentMethods } = await shop.visitor().settings.get()
    return paymentMethods.find(({ id }) => id === 'orange-money')
  }
  await admin.paymentMethods.update({ id: 'orange-money', country: 'MA' })
  expect(await orangeMoney()).toMatchObject({ isTrial: true, instructions: TRIAL_INSTRUCTIONS })
  await admin.paymentMethods.update({ id: 'orange-money', account: '+212 6 12 34 56 78' })
  expect(await orangeMoney()).toMatchObject({
    isTrial: false,
    instructions: '',
    account: '+212 6 12 34 56 78',
  })
})
