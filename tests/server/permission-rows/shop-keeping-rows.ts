import type { PlanForm } from '@hostfront/domain/catalog/plan-form'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { orderForm } from '../order-form.ts'
import { adminsOnly, everyone, type Row } from './row.ts'

const planForm: PlanForm = {
  name: 'SAMP Night',
  description: '',
  // As it was: other rows order that plan.
  price: orderForm.amountDue,
  features: [],
  type: 'samp',
  specs: { ram: 1, storage: 5, cpu: 1, slots: 50 },
  featured: false,
  recommended: false,
}

let codes = 0
/** With a code of its own: the rows share one shop. */
const newVoucher = (): VoucherForm => ({
  code: `NIGHT-${++codes}`,
  description: '',
  discountType: 'fixed',
  discountValue: 100,
  minPurchase: 0,
  maxUses: 1,
  isActive: true,
  validFrom: '2026-06-01T00:00:00.000Z',
  validUntil: '2026-07-01T00:00:00.000Z',
  applicableServices: ['all'],
})

/** What the shop sells and how it is run. */
export const shopKeepingRows: Readonly<Record<string, Row>> = {
  'audit.list': { call: (client) => client.audit.list({}), answers: adminsOnly, key: 'none' },
  'catalog.list': { call: (client) => client.catalog.list(), answers: everyone, key: 'any' },
  'content.subscribe': {
    call: (client) => client.content.subscribe({ email: 'reader@shop.test' }),
    answers: everyone,
    key: 'any',
  },
  'opening.checklist': {
    call: (client) => client.opening.checklist(),
    answers: adminsOnly,
    key: 'none',
  },
  'opening.open': {
    call: (client) => client.opening.open(),
    answers: adminsOnly,
    key: 'none',
  },
  'opening.close': {
    // The rows share one shop: the others order.
    call: async (client) => {
      await client.opening.close()
      return client.opening.open()
    },
    answers: adminsOnly,
    key: 'none',
  },
  'opening.dismiss': {
    call: (client) => client.opening.dismiss(),
    answers: adminsOnly,
    key: 'none',
  },
  'upkeep.notices': {
    call: (client) => client.upkeep.notices(),
    answers: adminsOnly,
    key: 'none',
  },
  'upkeep.confirmClock': {
    call: (client) => client.upkeep.confirmClock(),
    answers: adminsOnly,
    key: 'none',
  },
  'desk.figures': {
    call: (client) => client.desk.figures(),
    answers: adminsOnly,
    key: 'none',
  },
  'desk.waiting': { call: (client) => client.desk.waiting(), answers: adminsOnly, key: 'none' },
  'desk.search': {
    call: (client) => client.desk.search({ text: 'owner' }),
    answers: adminsOnly,
    key: 'none',
  },
  'desk.automation': {
    call: (client) => client.desk.automation(),
    answers: adminsOnly,
    key: 'none',
  },
  'desk.team': { call: (client) => client.desk.team(), answers: adminsOnly, key: 'none' },
  'plans.list': {
    call: (client) => client.plans.list(),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.create': {
    call: (client) => client.plans.create(planForm),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.update': {
    call: (client) => client.plans.update({ ...planForm, name: 'SAMP Day', id: 'samp-premium' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.archive': {
    call: (client) => client.plans.archive({ id: 'samp-premium' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.restore': {
    call: (client) => client.plans.restore({ id: 'samp-premium' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.move': {
    call: (client) => client.plans.move({ id: 'samp-premium', direction: 'up' }),
    answers: adminsOnly,
    key: 'none',
  },
  'plans.remove': {
    call: async (client) =>
      client.plans.remove({
        id: (await client.plans.create({ ...planForm, name: 'SAMP Dusk' })).id,
      }),
    answers: adminsOnly,
    key: 'none',
  },
  'settings.get': { call: (client) => client.settings.get(), answers: everyone, key: 'any' },
  'settings.update': {
    call: (client) => client.settings.update({ siteName: 'Night Shift' }),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.capabilities': {
    call: (client) => client.shop.capabilities(),
    answers: everyone,
    key: 'any',
  },
  'shop.exportDocument': {
    call: (client) => client.shop.exportDocument(),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.importDocument': {
    call: (client) => client.shop.importDocument({ text: '[]', apply: true }),
    answers: { ...adminsOnly, admin: 'DOCUMENT_REFUSED' },
    key: 'none',
  },
  'shop.unfinishedSamples': {
    call: (client) => client.shop.unfinishedSamples(),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.finishSamples': {
    call: (client) => client.shop.finishSamples({ goOn: false }),
    answers: { ...adminsOnly, admin: 'NOT_FOUND' },
    key: 'none',
  },
  'shop.loadSampleData': {
    call: (client) => client.shop.loadSampleData({ clients: 10 }),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.checkIntegrity': {
    call: (client) => client.shop.checkIntegrity(),
    answers: adminsOnly,
    key: 'none',
  },
  'shop.reset': {
    call: (client) => client.shop.reset(),
    answers: { ...adminsOnly, admin: 'CONFIRMATION_REQUIRED' },
    key: 'none',
    session: 'aged',
  },
  'vouchers.list': {
    call: (client) => client.vouchers.list({}),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.create': {
    call: (client) => client.vouchers.create(newVoucher()),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.update': {
    call: async (client) =>
      client.vouchers.update({
        ...newVoucher(),
        id: (await client.vouchers.create(newVoucher())).id,
      }),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.remove': {
    call: async (client) =>
      client.vouchers.remove({ id: (await client.vouchers.create(newVoucher())).id }),
    answers: adminsOnly,
    key: 'none',
  },
  'vouchers.check': {
    call: (client) =>
      client.vouchers.check({ code: 'WELCOME10', serviceId: 'samp-ultimate', amount: 850 }),
    answers: everyone,
    key: 'any',
  },
}
