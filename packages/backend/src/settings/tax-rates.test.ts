import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const [german, french, austrian] = [
  { country: 'DE', basisPoints: 1900, from: '2021-01-01' },
  { country: 'FR', basisPoints: 2000, from: '2014-01-01' },
  { country: 'AT', basisPoints: 2000, from: '2016-01-01' },
]

test('who changes rates that others have changed meanwhile is told so, and nothing is lost', async () => {
  const shop = await openTestShop()
  const [one, other] = [await shop.admin(), await shop.admin()]
  const rates = async () => (await one.settings.getAll()).tax.rates
  await one.settings.update({ tax: { rates: [german] } })
  const shown = await rates()
  await one.settings.update({ tax: { rates: [german, french] }, ratesBefore: shown })
  const late = { tax: { rates: [german, austrian] }, ratesBefore: shown }
  expect(await refusalOf(other.settings.update(late))).toEqual(['CHANGED_MEANWHILE', {}])
  // Who names none says that there were none.
  const blind = other.settings.update({ tax: { rates: [] } })
  expect(await refusalOf(blind)).toEqual(['CHANGED_MEANWHILE', {}])
  expect(await rates()).toEqual([german, french])
  const [first, second] = await rates()
  if (!first || !second) throw new Error('No rates')
  await other.settings.update({
    tax: { rates: [german, french, austrian] },
    ratesBefore: [second, first],
  })
  expect(await rates()).toEqual([german, french, austrian])
})

test('a rate that another has changed counts as changed, and other settings ask for none', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.settings.update({ tax: { rates: [german] } })
  const stale = [{ ...german, basisPoints: 1600 }]
  const late = admin.settings.update({ tax: { rates: [] }, ratesBefore: stale })
  expect(await refusalOf(late)).toEqual(['CHANGED_MEANWHILE', {}])
  const { tax } = await admin.settings.update({ tax: { name: 'TVA' } })
  expect(tax).toMatchObject({ name: 'TVA', rates: [german] })
  expect(await admin.settings.getAll()).not.toHaveProperty('ratesBefore')
})
