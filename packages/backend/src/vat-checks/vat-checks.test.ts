import { VAT_CHECKS_A_DAY } from '@hostfront/domain/tax/vat-check-rules'
import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { NUMBER, ORDER, OTHER, openVatDesk, SELLER } from '../testing/vat-desk.ts'
import { checkVatNumber } from './check-vat-number.ts'

const MINUTES = 60
/** 450 with the 20 % of France. */
const TAXED = { ...ORDER, amountDue: 540 }

test('an order with a number has VIES asked once, and the answer is kept with the account', async () => {
  const { jane, vies, check, checkOf, tasks, backend } = await openVatDesk()
  vies.register(NUMBER, { name: 'Night GmbH' })
  const { invoice } = await jane.orders.place(ORDER)
  expect(invoice).toMatchObject({ taxReason: 'reverse-charge', vatCheck: null, total: 450 })
  expect(vies.asked).toEqual([])
  expect(await check()).toEqual({ done: 1, failed: 0 })
  expect(vies.asked).toEqual([{ number: NUMBER, requester: SELLER, answered: 'valid' }])
  const kept = {
    ...{ number: NUMBER, state: 'valid', at: backend.now() },
    ...{ consultation: 'WAPI000000000001', name: 'Night GmbH' },
  }
  expect(await checkOf()).toEqual(kept)
  // What is known goes with the next invoice, and nobody is asked for it again.
  const { name: _, ...stood } = kept
  expect((await jane.orders.place(ORDER)).invoice?.vatCheck).toEqual(stood)
  expect(await check()).toEqual({ done: 0, failed: 0 })
  expect(await tasks()).toMatchObject([{ status: 'done', facts: null, result: null }])
})

test('a number that VIES does not have is taxed from then on; what was issued stays, and the team is told once', async () => {
  const { jane, admin, vies, check, checkOf, bell, passDays } = await openVatDesk()
  vies.register(NUMBER, { isValid: false })
  const before = await jane.orders.place(ORDER)
  await check()
  expect(await checkOf()).toMatchObject({ state: 'invalid', name: null })
  expect((await bell()).map(({ event }) => event)).toEqual([
    { kind: 'vat-number-invalid', userId: jane.id },
  ])
  expect(await refusalOf(jane.orders.place(ORDER))).toEqual(['PRICE_CHANGED', { amountDue: 540 }])
  expect((await jane.orders.place(TAXED)).invoice).toMatchObject({
    ...{ taxReason: 'origin', tax: 90, vatCheck: null },
  })
  const stays = await admin.billing.invoice({ id: before.invoice?.id ?? '' })
  expect(stays).toEqual(before.invoice)
  // Entered meanwhile: the next invoice has it asked for again, and the one after it is without tax.
  vies.register(NUMBER, { isValid: true })
  passDays(2)
  await jane.orders.place(TAXED)
  await check()
  expect((await jane.orders.place(ORDER)).invoice).toMatchObject({ taxReason: 'reverse-charge' })
  expect(await bell()).toHaveLength(1)
})

test.each([
  'MS_UNAVAILABLE',
  'MS_MAX_CONCURRENT_REQ',
  '500',
  'garbage',
  'slow-body',
  'dropped',
] as const)(
  'VIES that fails by %s takes nothing away, and is asked again later until it answers',
  async (fault) => {
    const { jane, vies, check, checkOf, tasks, bell, passSeconds } = await openVatDesk()
    vies.faults.standing.add(fault)
    await jane.orders.place(ORDER)
    expect(await check()).toEqual({ done: 0, failed: 1 })
    expect(await checkOf()).toMatchObject({ number: NUMBER, state: 'unavailable' })
    const { invoice } = await jane.orders.place(ORDER)
    expect(invoice).toMatchObject({
      ...{ taxReason: 'reverse-charge', vatCheck: { state: 'unavailable' } },
    })
    // Not at once, and not twice for two invoices.
    expect(await check()).toEqual({ done: 0, failed: 0 })
    passSeconds(2 * MINUTES)
    expect(await check()).toEqual({ done: 0, failed: 1 })
    passSeconds(6 * MINUTES)
    vies.faults.standing.clear()
    expect(await check()).toEqual({ done: 1, failed: 0 })
    expect(await checkOf()).toMatchObject({ state: 'valid' })
    expect(await bell()).toEqual([])
    expect(await tasks()).toHaveLength(1)
    // What VIES said of itself, and no word of whom it was asked for.
    expect(JSON.stringify(await tasks())).not.toMatch(/136695976|Night|Company/)
  },
)

test('an answer of before stands while VIES is away', async () => {
  const { jane, vies, check, checkOf, passDays } = await openVatDesk()
  vies.register(NUMBER, { isValid: false })
  await jane.orders.place(ORDER)
  await check()
  const said = await checkOf()
  passDays(2)
  vies.faults.standing.add('in-answer')
  await jane.orders.place(TAXED)
  expect(await check()).toEqual({ done: 0, failed: 1 })
  expect(await checkOf()).toEqual(said)
})

test('a valid number is checked again with the first invoice after thirty days', async () => {
  const { jane, vies, check, checkOf, passDays } = await openVatDesk()
  await jane.orders.place(ORDER)
  await check()
  passDays(29)
  await jane.orders.place(ORDER)
  await check()
  expect(vies.asked).toHaveLength(1)
  passDays(1)
  vies.register(NUMBER, { isValid: false })
  expect((await jane.orders.place(ORDER)).invoice?.taxReason).toBe('reverse-charge')
  await check()
  expect(vies.asked).toHaveLength(2)
  expect(await checkOf()).toMatchObject({ state: 'invalid' })
})

test('a profile that is set or changed has its number asked for, one that was changed meanwhile not', async () => {
  const { jane, admin, vies, check, checkOf } = await openVatDesk()
  await jane.accounts.updateProfile({ country: 'DE', taxId: NUMBER })
  await jane.accounts.updateProfile({ town: 'Berlin' })
  await jane.accounts.updateProfile({ taxId: OTHER })
  expect(await check()).toEqual({ done: 2, failed: 0 })
  expect(vies.asked.map(({ number }) => number)).toEqual([OTHER])
  expect(await checkOf()).toMatchObject({ number: OTHER, state: 'valid' })
  await admin.clients.update({ id: jane.id, taxId: NUMBER })
  await check()
  expect(await checkOf()).toMatchObject({ number: NUMBER, state: 'valid' })
})

test('an answer that comes when the account has another number says nothing of that', async () => {
  const desk = await openVatDesk()
  const { jane, register, backend, checkOf } = desk
  await jane.accounts.updateProfile({ country: 'DE', taxId: NUMBER })
  const late: typeof register = {
    async check(question) {
      await jane.accounts.updateProfile({ taxId: OTHER })
      desk.vies.register(NUMBER, { isValid: false })
      return register.check(question)
    },
  }
  await checkVatNumber(backend, late, { target: jane.id, facts: { number: NUMBER } })
  expect(await checkOf()).toBeNull()
  expect(await desk.bell()).toEqual([])
})

test('asked twice, as after a crash, the team is still told once', async () => {
  const { jane, register, backend, vies, bell } = await openVatDesk()
  vies.register(NUMBER, { isValid: false })
  await jane.accounts.updateProfile({ country: 'DE', taxId: NUMBER })
  const task = { target: jane.id, facts: { number: NUMBER } }
  await checkVatNumber(backend, register, task)
  await checkVatNumber(backend, register, task)
  expect(vies.asked).toHaveLength(2)
  expect(await bell()).toHaveLength(1)
})

test('nobody is asked where the number decides nothing, the switch is off, or the host asks nobody', async () => {
  const { jane, admin, tasks } = await openVatDesk()
  for (const profile of [
    { country: 'FR', taxId: SELLER },
    { country: 'US', taxId: 'US 7' },
    { country: 'DE', taxId: '143/815' },
  ]) {
    await jane.accounts.updateProfile(profile)
  }
  await admin.settings.update({ tax: { vies: 'off' } })
  await jane.accounts.updateProfile({ country: 'DE', taxId: NUMBER })
  await admin.settings.update({ tax: { vies: 'auto', vatId: '' } })
  await jane.accounts.updateProfile({ town: 'Berlin' })
  expect(await tasks()).toEqual([])
  await admin.settings.update({ tax: { vies: 'on' } })
  await jane.accounts.updateProfile({ town: 'Berlin' })
  expect(await tasks()).toHaveLength(1)

  const page = await openVatDesk({ asksRegisters: false })
  await page.jane.orders.place(ORDER)
  expect(await page.tasks()).toEqual([])
  expect((await page.jane.orders.place(ORDER)).invoice).toMatchObject({
    ...{ taxReason: 'reverse-charge', vatCheck: null },
  })
})

test('a seller whose own number VIES does not take is answered without a receipt', async () => {
  const { jane, vies, register, backend, checkOf } = await openVatDesk()
  await jane.accounts.updateProfile({ country: 'DE', taxId: NUMBER })
  const proud: typeof register = {
    check: (question) =>
      question.requester === null
        ? register.check(question)
        : register.check({ ...question, requester: 'FR1' }),
  }
  await checkVatNumber(backend, proud, { target: jane.id, facts: { number: NUMBER } })
  expect(vies.asked.map(({ answered }) => answered)).toEqual(['INVALID_REQUESTER_INFO', 'valid'])
  expect(await checkOf()).toMatchObject({ state: 'valid', consultation: null })
})

test('what VIES said goes into one’s own export, into no line of the log, and with the account', async () => {
  const { jane, admin, vies, check, store, checkOf, tasks } = await openVatDesk()
  vies.register(NUMBER, { name: 'Canary GmbH' })
  await jane.orders.place(ORDER)
  await check()
  expect((await jane.accounts.exportMine()).text).toContain('Canary GmbH')
  await admin.clients.update({ id: jane.id, name: 'Jane Doe', company: 'Day GmbH' })
  await admin.billing.issue({
    userId: jane.id,
    lines: [{ description: 'Setup', amount: 500 }],
    dueDate: '2026-07-01T12:00:00.000Z',
  })
  const log = await store.read((tx) => tx.auditLog.list({ limit: 200 }))
  expect(log.items.some(({ action }) => action === 'clients.update')).toBe(true)
  expect(JSON.stringify(log.items)).not.toContain('Canary GmbH')
  await jane.accounts.updateProfile({ taxId: OTHER })
  await admin.clients.remove({ id: jane.id })
  expect(await checkOf()).toBeNull()
  expect(await tasks()).toEqual([])
})

test('who tries out one number after the other has a few asked for a day, and the team is not told of each', async () => {
  const { jane, vies, check, bell, passDays, checkOf } = await openVatDesk()
  for (const number of [NUMBER, OTHER]) vies.register(number, { isValid: false })
  for (let at = 0; at < 40; at++) {
    await jane.accounts.updateProfile({ country: 'DE', taxId: at % 2 === 0 ? NUMBER : OTHER })
    await check()
  }
  expect(vies.asked).toHaveLength(VAT_CHECKS_A_DAY)
  expect(await bell()).toHaveLength(VAT_CHECKS_A_DAY)
  // What stands there is asked for all the same, the day after.
  passDays(1)
  await check()
  expect(await checkOf()).toMatchObject({ number: OTHER, state: 'invalid' })
  expect(vies.asked.length).toBeLessThanOrEqual(VAT_CHECKS_A_DAY + 1)
})
