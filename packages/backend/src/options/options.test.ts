import type { OptionForm } from '@hostfront/domain/options/option-form'
import { expect, test } from 'vitest'
import { answersFor, orderForm, withPremium } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const form: OptionForm = {
  label: 'More memory',
  help: '',
  kind: 'choice',
  choices: [
    { id: 'none', label: 'None', pricePerMonth: 0, slots: null },
    { id: '2-gb', label: '2 GB', pricePerMonth: 150, slots: null },
  ],
  defaultChoice: 'none',
  isRequired: true,
  planTypes: ['samp'],
  planIds: [],
}

async function openShop() {
  const shop = await openTestShop()
  return { shop, admin: await shop.admin(), jane: await shop.customer('jane', 10_000) }
}

test('what is added is asked for at once, and an order with it costs and says so', async () => {
  const { shop, admin, jane } = await openShop()
  const option = await admin.options.create(form)
  expect(option.id).toBe('more-memory')
  expect((await shop.visitor().options.onSale()).at(-1)).toEqual(option)
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual([
    'OPTION_REFUSED',
    { option: 'more-memory', problem: 'REQUIRED' },
  ])
  const options = { ...orderForm.options, 'more-memory': '2-gb' }
  expect(await refusalOf(jane.orders.place({ ...orderForm, options }))).toEqual([
    'PRICE_CHANGED',
    { amountDue: 600 },
  ])
  const placed = await jane.orders.place({ ...orderForm, options, amountDue: 600 })
  expect(placed.order).toMatchObject({ price: 450, priceMonthly: 600 })
  expect(placed.order.options.at(-1)).toEqual({
    id: 'more-memory',
    label: 'More memory',
    choice: '2-gb',
    choiceLabel: '2 GB',
    pricePerMonth: 150,
  })
  expect(placed.invoice?.lines.at(-1)).toMatchObject({
    description: 'More memory: 2 GB',
    amount: 150,
  })
})

test('what was ordered stays as it was, whatever becomes of its options', async () => {
  const { admin, jane } = await openShop()
  const { order } = await jane.orders.place({ ...orderForm, ...withPremium })
  const { service } = await admin.orders.approve({ id: order.id })
  expect(service).toMatchObject({ options: order.options, location: 'germany', price: 650 })
  const [, , , , , backup] = await admin.options.list()
  const choices = backup?.choices.map((choice) => ({ ...choice, pricePerMonth: 900 })) ?? []
  await admin.options.update({ id: 'backup', label: 'Copies', choices })
  await admin.options.archive({ id: 'location' })
  expect((await jane.orders.mine({})).items[0]?.order.options).toEqual(order.options)
  expect((await jane.services.mine({})).items[0]).toMatchObject({
    options: order.options,
    location: 'germany',
    price: 650,
  })
})

test('each type of plan is ordered with its own options', async () => {
  const { jane } = await openShop()
  const place = (planId: string, amountDue: number, answered: Record<string, string>) =>
    jane.orders.place({ ...orderForm, planId, amountDue, options: answersFor(planId, answered) })
  const wordsOf = ({ order }: Awaited<ReturnType<typeof place>>) =>
    order.options.map(({ label, choiceLabel }) => `${label}: ${choiceLabel}`)
  expect(wordsOf(await place('vps-entry', 700, { 'host-name': 'web1.example.com' }))).toEqual([
    'Location: Germany',
    'Operating system: Debian 12',
    'DDoS protection: Yes',
    'Backup: Choliba',
    'Host name: web1.example.com',
  ])
  expect(wordsOf(await place('game-pro', 1499, { game: 'Veloren' }))).toContain('Game: Veloren')
  expect(await refusalOf(place('game-pro', 1499, { game: '' }))).toEqual([
    'OPTION_REFUSED',
    { option: 'game', problem: 'REQUIRED' },
  ])
  const beyond = { ...answersFor('game-basic'), 'player-slots': '100' }
  const basic = { ...orderForm, planId: 'game-basic', amountDue: 399, options: beyond }
  expect(await refusalOf(jane.orders.place(basic))).toEqual([
    'OPTION_REFUSED',
    { option: 'player-slots', problem: 'BEYOND_SLOTS' },
  ])
})

test('an archived option is not asked for until it is restored', async () => {
  const { shop, admin, jane } = await openShop()
  await admin.options.archive({ id: 'location' })
  const asked = async () => (await shop.visitor().options.onSale()).map(({ id }) => id)
  expect(await asked()).not.toContain('location')
  expect(await refusalOf(jane.orders.place(orderForm))).toEqual([
    'OPTION_REFUSED',
    { option: 'location', problem: 'NOT_OFFERED' },
  ])
  const { location: _, ...options } = orderForm.options
  const { order } = await jane.orders.place({ ...orderForm, options })
  const { service } = await admin.orders.approve({ id: order.id })
  expect(service.location).toBeNull()
  await admin.options.restore({ id: 'location' })
  expect((await asked())[0]).toBe('location')
})

test('options are moved among those that are asked for, and the first and the last stay', async () => {
  const { admin } = await openShop()
  const ids = async () => (await admin.options.list()).map(({ id }) => id)
  const before = await ids()
  await admin.options.move({ id: 'location', direction: 'up' })
  expect(await ids()).toEqual(before)
  await admin.options.move({ id: 'location', direction: 'down' })
  expect((await ids()).slice(0, 2)).toEqual(['operating-system', 'location'])
  expect(await refusalOf(admin.options.move({ id: 'none', direction: 'up' }))).toEqual([
    'NOT_FOUND',
    {},
  ])
})

test('changes that do not go together with what stays are bad input, and change nothing', async () => {
  const { admin } = await openShop()
  const before = await admin.options.list()
  const update = admin.options.update({ id: 'location', defaultChoice: 'moon' })
  await expect(update).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(admin.options.update({ id: 'location', choices: [] })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect(await admin.options.list()).toEqual(before)
  expect(await refusalOf(admin.options.update({ id: 'none', help: 'x' }))).toEqual([
    'NOT_FOUND',
    {},
  ])
})

test('an option that becomes a text loses its choices; ids of one label are told apart', async () => {
  const { admin } = await openShop()
  const first = await admin.options.create(form)
  const second = await admin.options.create(form)
  expect([first.id, second.id]).toEqual(['more-memory', 'more-memory-2'])
  const text = await admin.options.update({ id: first.id, kind: 'text', isRequired: false })
  expect(text).toMatchObject({ choices: [], defaultChoice: '', isRequired: false })
})

test('the log says who changed which option', async () => {
  const { admin } = await openShop()
  await admin.options.create({ ...form, planIds: ['samp-premium'] })
  await admin.options.update({ id: 'more-memory', label: 'Memory' })
  await admin.options.archive({ id: 'more-memory' })
  await admin.options.restore({ id: 'more-memory' })
  await admin.options.move({ id: 'more-memory', direction: 'up' })
  const { items } = await admin.audit.list({})
  expect(items.map(({ action, subjectName }) => [action, subjectName])).toEqual(
    ['move', 'restore', 'archive', 'update', 'create'].map((verb) => [`options.${verb}`, 'Memory']),
  )
  expect(items.at(-1)?.mentioned).toEqual([{ id: 'samp-premium', name: 'SAMP Premium 500' }])
})

test('choices that somebody else has changed are not taken back by who saves last', async () => {
  const { admin } = await openShop()
  const { id, choices: choicesShown } = await admin.options.create(form)
  const dearer = choicesShown.map((choice) => ({ ...choice, pricePerMonth: 900 }))
  await admin.options.update({ id, choices: dearer, choicesShown })
  const renamed = choicesShown.map((choice) => ({ ...choice, label: `${choice.label} more` }))
  const late = admin.options.update({ id, choices: renamed, choicesShown })
  expect(await refusalOf(late)).toEqual(['CHANGED_MEANWHILE', {}])
  expect((await admin.options.update({ id, help: 'New.', choicesShown })).choices).toEqual(dearer)
})

test('no more options are taken than are asked for', async () => {
  const { admin } = await openShop()
  const asked = (await admin.options.list()).length
  for (let count = asked; count < 100; count++) {
    await admin.options.create({ ...form, label: `Option ${count}` })
  }
  expect(await refusalOf(admin.options.create(form))).toEqual(['LIST_FULL', { most: 100 }])
  await admin.options.archive({ id: 'location' })
  await admin.options.create(form)
  expect(await refusalOf(admin.options.restore({ id: 'location' }))).toEqual([
    'LIST_FULL',
    { most: 100 },
  ])
})
