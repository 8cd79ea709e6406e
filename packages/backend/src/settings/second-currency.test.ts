import type { SecondRate } from '@hostfront/domain/money/second-currency'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const euro = { unit: 'EUR', counter: 'MAD', remark: '' } as const
// The shop's clock begins on 2026-06-01, at noon.
const early = { ...euro, millionths: 10_800_000, from: '2026-05-29' }
const now = { ...euro, millionths: 10_850_000, from: '2026-06-01', remark: 'Bank Al-Maghrib' }
const later = { ...euro, millionths: 10_900_000, from: '2026-06-02' }

const shown = ({ millionths, from }: Pick<SecondRate, 'millionths' | 'from'>) => ({
  ...{ currency: 'MAD', unit: 'EUR' },
  ...{ millionths, from },
})

test('visitors are told the rate of today and no more; without a second currency there is none', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const told = async () => shop.visitor().settings.get()
  expect((await told()).secondRate).toBeNull()
  await admin.settings.update({ secondCurrency: { rates: [early, now, later] } })
  expect((await told()).secondRate).toBeNull()
  await admin.settings.update({ secondCurrency: { currency: 'MAD' } })
  const settings = await told()
  expect(settings.secondRate).toEqual(shown(now))
  expect(settings).not.toHaveProperty('secondCurrency')
  expect(JSON.stringify(settings)).not.toContain('Bank Al-Maghrib')
  // Midnight in UTC is twelve hours away.
  shop.passSeconds(12 * 3600 - 1)
  expect((await told()).secondRate).toEqual(shown(now))
  shop.passSeconds(1)
  expect((await told()).secondRate).toEqual(shown(later))
  await admin.settings.update({ secondCurrency: { currency: 'USD' } })
  expect((await told()).secondRate).toBeNull()
  await admin.settings.update({ secondCurrency: { currency: null } })
  expect((await told()).secondRate).toBeNull()
  // What was written of rates stays.
  expect((await admin.settings.getAll()).secondCurrency.rates).toEqual([early, now, later])
})

test('the second currency is another than the shop’s, whichever of the two is set', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const same = admin.settings.update({ secondCurrency: { currency: 'EUR' }, siteName: 'Night' })
  expect(await refusalOf(same)).toEqual(['SECOND_CURRENCY_SAME', {}])
  await admin.settings.update({ secondCurrency: { currency: 'MAD' } })
  expect(await refusalOf(admin.settings.update({ currency: 'MAD' }))).toEqual([
    'SECOND_CURRENCY_SAME',
    {},
  ])
  const { currency, secondCurrency, siteName } = await admin.settings.update({
    currency: 'MAD',
    secondCurrency: { currency: 'EUR' },
  })
  expect({ currency, second: secondCurrency.currency, siteName }).toEqual({
    ...{ currency: 'MAD', second: 'EUR', siteName: 'Hostfront' },
  })
})

test('who changes rates that others have changed meanwhile is told so, and nothing is lost', async () => {
  const shop = await openTestShop()
  const [one, other] = [await shop.admin(), await shop.admin()]
  const rates = async () => (await one.settings.getAll()).secondCurrency.rates
  await one.settings.update({ secondCurrency: { rates: [early] } })
  const before = await rates()
  await one.settings.update({
    secondCurrency: { rates: [early, now] },
    secondRatesBefore: before,
  })
  const late = { secondCurrency: { rates: [early, later] }, secondRatesBefore: before }
  expect(await refusalOf(other.settings.update(late))).toEqual(['CHANGED_MEANWHILE', {}])
  const blind = other.settings.update({ secondCurrency: { rates: [] } })
  expect(await refusalOf(blind)).toEqual(['CHANGED_MEANWHILE', {}])
  // Tax rates are another list.
  const taxed = { tax: { rates: [] }, secondRatesBefore: before }
  await other.settings.update(taxed)
  expect(await rates()).toEqual([early, now])
  // Which currency is shown says nothing of rates, and asks for none.
  await other.settings.update({ secondCurrency: { currency: 'MAD' } })
  await other.settings.update({
    secondCurrency: { rates: [later, now, early] },
    secondRatesBefore: (await rates()).toReversed(),
  })
  expect(await rates()).toEqual([later, now, early])
  expect(await one.settings.getAll()).not.toHaveProperty('secondRatesBefore')
})

test('an invoice keeps the rate of the day of its issue, and so does its credit note', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const jane = await shop.customer('jane', 100_000)
  const order = async (serverName: string) => {
    const placed = await jane.orders.place({ ...orderForm, serverName, paymentMethod: 'coins' })
    if (!placed.invoice) throw new Error('Every order has an invoice')
    await admin.orders.approve({ id: placed.order.id })
    return placed.invoice.id
  }
  const plain = await order('Before')
  await admin.settings.update({ secondCurrency: { currency: 'MAD', rates: [early, now] } })
  const billed = await order('Now')
  const read = (id: string) => jane.billing.invoice({ id })
  const issued = await read(billed)
  expect(issued.secondRate).toEqual(shown(now))
  expect((await read(plain)).secondRate).toBeNull()

  await admin.settings.update({
    secondCurrency: { rates: [early, { ...now, millionths: 9_000_000 }] },
    secondRatesBefore: [early, now],
  })
  expect((await read(billed)).secondRate).toEqual(shown(now))
  expect((await read(await order('Later'))).secondRate?.millionths).toBe(9_000_000)

  await admin.settings.update({ secondCurrency: { currency: null } })
  expect(await read(billed)).toEqual(issued)
  expect((await read(await order('Without'))).secondRate).toBeNull()
  const credit = { amount: 100, target: 'coins', reason: 'It was down.' } as const
  const rest = { method: null, account: '', endsService: false }
  const note = await admin.creditNotes.issue({ invoiceId: billed, ...credit, ...rest })
  expect(note.secondRate).toEqual(shown(now))
})
