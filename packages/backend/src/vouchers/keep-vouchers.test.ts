import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { expect, test } from 'vitest'
import { voucherForm as form } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

test('a code is kept in capitals and belongs to one voucher', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const voucher = await admin.vouchers.create({ ...form, code: ' night ' })
  expect(voucher).toMatchObject({ code: 'NIGHT', usedCount: 0 })
  expect(await refusalOf(admin.vouchers.create(form))).toEqual(['VOUCHER_CODE_TAKEN', {}])
  const other = await admin.vouchers.create({ ...form, code: 'OTHER' })
  expect(await refusalOf(admin.vouchers.update({ ...form, id: other.id }))).toEqual([
    'VOUCHER_CODE_TAKEN',
    {},
  ])
})

test('fewer uses than there were cannot be allowed', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const { id } = await admin.vouchers.create(form)
  const jane = await shop.customer('jane', 5000)
  await jane.orders.place({
    ...orderForm,
    voucherCode: 'night',
    amountDue: orderForm.amountDue - 100,
  })
  expect(await refusalOf(admin.vouchers.update({ ...form, id, maxUses: 0 }))).toEqual([
    'VOUCHER_USES',
    { usedCount: 1 },
  ])
  const { items } = await admin.vouchers.list({ search: 'night' })
  expect(items).toMatchObject([{ id, usedCount: 1 }])
})

test('what is left out of a change stays, and the whole is a voucher still', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const { id } = await admin.vouchers.create(form)
  await admin.vouchers.update({ id, isActive: false })
  const after = await admin.vouchers.update({ id, description: 'Spring' })
  expect(after).toMatchObject({ ...form, description: 'Spring', isActive: false })
  for (const half of [
    { discountType: 'percentage' as const, discountValue: 101 },
    { validUntil: '2020-01-01T00:00:00.000Z' },
  ]) {
    await expect(admin.vouchers.update({ id, ...half })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
})

test('a voucher that orders have used keeps its code and stays; it can be switched off, and goes once they are undone', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const { id } = await admin.vouchers.create(form)
  const jane = await shop.customer('jane', 5000)
  const { order } = await jane.orders.place({
    ...orderForm,
    voucherCode: 'NIGHT',
    amountDue: orderForm.amountDue - 100,
  })
  const inUse = ['VOUCHER_IN_USE', { usedCount: 1 }]
  expect(await refusalOf(admin.vouchers.update({ ...form, id, code: 'DAY' }))).toEqual(inUse)
  expect(await refusalOf(admin.vouchers.remove({ id }))).toEqual(inUse)
  expect(await admin.vouchers.update({ ...form, id, isActive: false })).toMatchObject({
    code: 'NIGHT',
    usedCount: 1,
    isActive: false,
  })
  expect(await jane.orders.cancel({ id: order.id })).toMatchObject({ discount: 100 })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  expect(await admin.vouchers.update({ ...form, id, code: 'DAY' })).toMatchObject({
    code: 'DAY',
    usedCount: 0,
  })
  await admin.vouchers.remove({ id })
  expect(await refusalOf(admin.vouchers.remove({ id }))).toEqual(['NOT_FOUND', {}])
})

test('what no voucher can be is refused at its field', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const wrong = [
    { ...form, discountType: 'percentage', discountValue: 101 },
    { ...form, validUntil: form.validFrom },
    { ...form, code: 'no spaces' },
    { ...form, applicablePlans: [] },
  ] as const
  for (const input of wrong) {
    await expect(admin.vouchers.create(input as VoucherForm)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
})
