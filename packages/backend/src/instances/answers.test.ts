/** What a server needs of its customer, from the order to the panel. */
import type { Question } from '@hostfront/domain/provisioning/question'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { reconcileDue } from '../provisioning/reconcile-due.ts'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const { planId } = orderForm
const ACCESS = { address: '{address}', panelLink: '', userName: '', note: '' }
const LICENCE: Question = { name: 'LICENCE', label: 'Licence key', kind: 'secret' }
const MAP: Question = { name: 'MAP', label: 'Map', kind: 'text' }
const PUBLIC_KEY = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'Jq9xVw3m'.repeat(5)}abc jane@laptop`
const ANSWERS = { LICENCE: 'canary-licence', MAP: 'Los Santos' }

async function openStage(isByHand = false) {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 100_000)]
  const panelId = isByHand ? null : (await admin.panels.add(panelForm)).id
  const template = { planId, panelId, access: ACCESS, recipe: null, questions: [LICENCE, MAP] }
  await admin.delivery.setTemplate(template)
  const { order } = await jane.orders.place(orderForm)
  const { id } = (await admin.orders.approve({ id: order.id })).service
  return {
    shop,
    admin,
    jane,
    id,
    template,
    run: () => reconcileDue(shop.backend),
    own: async () => (await jane.services.get({ id })).delivery,
    record: async () => (await admin.services.inspect({ id })).delivery,
  }
}

test('a server waits for its customer, who is told, and is made as soon as they have answered', async () => {
  const { shop, jane, id, run, own, record } = await openStage()
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event.kind)).toContain('service-needs-answers')
  await run()
  expect(await own()).toMatchObject({ step: 'needs-you', asked: [LICENCE, MAP] })
  expect((await record())?.instance).toMatchObject({ phase: 'working', fault: 'ANSWERS_MISSING' })
  await jane.services.answer({ id, answers: ANSWERS })
  expect(await own()).toMatchObject({ step: 'reserved' })
  await run()
  expect(await own()).toMatchObject({ step: 'installing', asked: [] })
  shop.passSeconds(3)
  await run()
  expect(await own()).toMatchObject({ step: 'ready' })
  const late = jane.services.answer({ id, answers: ANSWERS })
  expect(await refusalOf(late)).toEqual(['NOTHING_ASKED', {}])
})

test('whose key is on a machine is told the command that opens it, and staff are, too', async () => {
  const { shop, admin, jane, template, own, record } = await openStage()
  const questions: Question[] = [{ name: 'SSH_KEY', label: 'Your key', kind: 'ssh-key' }]
  const access = { ...ACCESS, userName: 'admin' }
  await admin.delivery.setTemplate({ ...template, access, questions })
  const { order } = await jane.orders.place(orderForm)
  const { id } = (await admin.orders.approve({ id: order.id })).service
  const ssh = async () => [
    (await jane.services.get({ id })).delivery?.ssh,
    (await admin.services.inspect({ id })).delivery?.ssh,
  ]
  expect(await ssh()).toEqual([null, null])
  await jane.services.answer({ id, answers: { SSH_KEY: PUBLIC_KEY } })
  await reconcileDue(shop.backend)
  shop.passSeconds(3)
  await reconcileDue(shop.backend)
  const command = expect.stringMatching(/^ssh -p \d+ admin@203\.0\.113\.10$/)
  expect(await ssh()).toEqual([command, command])
  // Nobody's key is on the one without the question.
  expect([(await own())?.ssh, (await record())?.ssh]).toEqual([null, null])
})

test('who does not answer for half a day is for staff to ask', async () => {
  const { shop, run, record } = await openStage()
  for (let hour = 0; hour < 12; hour++) {
    await run()
    shop.passSeconds(3600)
  }
  expect((await record())?.instance).toMatchObject({ phase: 'person', fault: 'ANSWERS_MISSING' })
})

test('an answer is refused with its name, and then nothing is kept; a later one takes its place', async () => {
  const { jane, id, own } = await openStage()
  const half = jane.services.answer({ id, answers: { MAP: 'Los Santos' } })
  expect(await refusalOf(half)).toEqual([
    'ANSWER_REFUSED',
    { name: 'LICENCE', problem: 'REQUIRED' },
  ])
  expect((await own())?.asked.map(({ isAnswered }) => isAnswered)).toEqual([false, false])
  await jane.services.answer({ id, answers: ANSWERS })
  await jane.services.answer({ id, answers: { LICENCE: '', MAP: 'San Fierro' } })
  expect((await own())?.asked).toEqual([
    { ...LICENCE, isAnswered: true, text: null },
    { ...MAP, isAnswered: true, text: 'San Fierro' },
  ])
})

test('nobody else answers, and a secret is read by staff alone, who stand in the log', async () => {
  const { shop, admin, jane, id, record } = await openStage(true)
  const bob = await shop.customer('bob', 0)
  const foreign = bob.services.answer({ id, answers: ANSWERS })
  expect(await refusalOf(foreign)).toEqual(['NOT_FOUND', {}])
  await jane.services.answer({ id, answers: ANSWERS })
  const written = [
    await record(),
    await jane.services.get({ id }),
    await jane.accounts.exportMine(),
    await admin.shop.exportDocument(),
  ]
  expect(JSON.stringify(written)).not.toContain('canary')
  const kept = await shop.store.read((tx) => tx.serverAnswers.list({ limit: 10 }))
  expect(JSON.stringify(kept)).not.toContain('canary')
  expect((await admin.delivery.reveal({ id })).map(({ text }) => text)).toEqual([
    'canary-licence',
    'Los Santos',
  ])
  const { items } = await admin.audit.list({ search: 'delivery.reveal' })
  expect(items).toMatchObject([{ subject: id }])
  expect(JSON.stringify(await admin.audit.list({}))).not.toContain('canary')
})

test('a secret that was lost with an export is asked for again', async () => {
  const { shop, admin, jane, id } = await openStage(true)
  await jane.services.answer({ id, answers: ANSWERS })
  const { text } = await admin.shop.exportDocument()
  await admin.shop.importDocument({ text, apply: true })
  const again = shop.visitor()
  await again.accounts.login({ email: 'jane@shop.test', password: 'password' })
  expect((await again.services.get({ id })).delivery).toMatchObject({
    step: 'needs-you',
    asked: [{ isAnswered: false }, { text: 'Los Santos' }],
  })
})

test('answers go with their account', async () => {
  const { shop, admin, jane, id } = await openStage(true)
  await jane.services.answer({ id, answers: ANSWERS })
  await admin.clients.remove({ id: jane.id })
  expect(await shop.store.read((tx) => tx.serverAnswers.count())).toBe(0)
})

test('where nothing is sealed no secret is asked for', async () => {
  const shop = await openTestShop({ sealsNothing: true })
  const admin = await shop.admin()
  const form = { planId, panelId: null, access: ACCESS, recipe: null, questions: [LICENCE] }
  expect(await refusalOf(admin.delivery.setTemplate(form))).toEqual(['KEY_NEEDS_SERVER_KEY', {}])
  await admin.delivery.setTemplate({ ...form, questions: [MAP] })
})

test('paid time that begins when ready does not run out while a customer is asked, for thirty days', async () => {
  const { shop, admin, jane, id, run } = await openStage()
  await admin.settings.update({ billing: { paidFromReady: true } })
  const service = async () => (await jane.services.get({ id })).service
  const { expiresAt } = await service()
  const bills = async () => (await jane.billing.invoices({})).items.length
  const before = await bills()
  shop.passDays(29)
  await runDue(shop.backend)
  expect([await bills(), (await service()).status]).toEqual([before, 'active'])
  const again = shop.visitor()
  await again.accounts.login({ email: 'jane@shop.test', password: 'password' })
  await again.services.answer({ id, answers: ANSWERS })
  await run()
  shop.passSeconds(3)
  await run()
  const ready = (await again.services.get({ id })).service
  expect(Date.parse(ready.expiresAt) - Date.parse(expiresAt)).toBe((29 * 86_400 + 3) * 1000)
})

test('who waits longer than thirty days for a server is billed again', async () => {
  const { shop, admin, id } = await openStage()
  await admin.settings.update({ billing: { paidFromReady: true } })
  shop.passDays(31)
  await runDue(shop.backend)
  const { items } = await shop.store.read((tx) =>
    tx.invoices.list({ where: { subjectKind: 'service', subjectId: id }, limit: 5 }),
  )
  expect(items).toHaveLength(1)
})

test('an answer that says nothing new does not set the panel to work', async () => {
  const { shop, admin, jane, id, run, record } = await openStage()
  const [panel] = (await admin.panels.list()).panels
  await admin.panels.update({ ...panelForm, id: panel?.id ?? '', rehearsal: 'full' })
  await jane.services.answer({ id, answers: ANSWERS })
  await run()
  shop.passSeconds(60)
  await jane.services.answer({ id, answers: { LICENCE: '', MAP: ANSWERS.MAP } })
  expect((await record())?.instance).toMatchObject({ fault: 'NO_ROOM', attempts: 1 })
})

test('who is asked only since a retry is told, too', async () => {
  const { admin, jane, id, record, template, run } = await openStage()
  await jane.services.answer({ id, answers: ANSWERS })
  const [panel] = (await admin.panels.list()).panels
  await admin.panels.update({ ...panelForm, id: panel?.id ?? '', rehearsal: 'full' })
  await run()
  const LATER: Question = { name: 'TOKEN', label: 'Token', kind: 'text' }
  await admin.delivery.setTemplate({ ...template, questions: [LICENCE, MAP, LATER] })
  const told = async () =>
    (await jane.notifications.list({})).items.filter(
      ({ event }) => event.kind === 'service-needs-answers',
    ).length
  expect(await told()).toBe(1)
  await admin.delivery.retry({ id: (await record())?.instance.id ?? '' })
  expect(await told()).toBe(2)
})
