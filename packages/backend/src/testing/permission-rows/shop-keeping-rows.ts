import type { PlanForm } from '@hostfront/domain/catalog/plan-form'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { adminsOnly, everyone, type Row } from './row.ts'

const planForm: PlanForm = {
  name: 'SAMP Night',
  description: '',
  price: 399,
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
  'audit.list': { call: (client) => client.audit.list({}), answers: adminsOnly },
  'shop.capabilities': { call: (client) => client.shop.capabilities(), answers: everyone },
  'shop.exportDocument': { call: (client) => client.shop.exportDocument(), answers: adminsOnly },
  'shop.importDocument': {
    call: (client) => client.shop.importDocument({ text: 'no JSON', apply: true }),
    answers: { ...adminsOnly, admin: 'DOCUMENT_REFUSED' },
  },
  'shop.unfinishedSamples': {
    call: (client) => client.shop.unfinishedSamples(),
    answers: adminsOnly,
  },
  'shop.finishSamples': {
    call: (client) => client.shop.finishSamples({ goOn: false }),
    answers: { ...adminsOnly, admin: 'NOT_FOUND' },
  },
  'shop.loadSampleData': {
    call: (client) => client.shop.loadSampleData({ clients: 10 }),
    answers: adminsOnly,
  },
  'shop.checkIntegrity': { call: (client) => client.shop.checkIntegrity(), answers: adminsOnly },
  'shop.reset': {
    call: (client) => client.shop.reset(),
    answers: adminsOnly,
  },
  'opening.checklist': { call: (client) => client.opening.checklist(), answers: adminsOnly },
  'opening.open': { call: (client) => client.opening.open(), answers: adminsOnly },
  'opening.close': {
    // The rows share one shop: the others order.
    call: async (client) => {
      await client.opening.close()
      return client.opening.open()
    },
    answers: adminsOnly,
  },
  'opening.dismiss': { call: (client) => client.opening.dismiss(), answers: adminsOnly },
  'upkeep.notices': { call: (client) => client.upkeep.notices(), answers: adminsOnly },
  'upkeep.confirmClock': { call: (client) => client.upkeep.confirmClock(), answers: adminsOnly },
  'desk.automation': { call: (client) => client.desk.automation(), answers: adminsOnly },
  'desk.figures': { call: (client) => client.desk.figures(), answers: adminsOnly },
  'desk.waiting': { call: (client) => client.desk.waiting(), answers: adminsOnly },
  'desk.search': {
    call: (client) => client.desk.search({ text: 'owner' }),
    answers: adminsOnly,
  },
  'desk.team': { call: (client) => client.desk.team(), answers: adminsOnly },
  'catalog.list': { call: (client) => client.catalog.list(), answers: everyone },
  'content.subscribe': {
    call: (client) => client.content.subscribe({ email: 'reader@shop.test' }),
    answers: everyone,
  },
  'plans.list': {
    call: (client) => client.plans.list(),
    answers: adminsOnly,
  },
  'plans.create': {
    call: (client) => client.plans.create(planForm),
    answers: adminsOnly,
  },
  'plans.update': {
    call: (client) => client.plans.update({ ...planForm, id: 'samp-premium' }),
    answers: adminsOnly,
  },
  'plans.archive': {
    call: (client) => client.plans.archive({ id: 'samp-premium' }),
    answers: adminsOnly,
  },
  'plans.restore': {
    call: (client) => client.plans.restore({ id: 'samp-premium' }),
    answers: adminsOnly,
  },
  'plans.move': {
    call: (client) => client.plans.move({ id: 'samp-premium', direction: 'up' }),
    answers: adminsOnly,
  },
  'plans.remove': {
    call: async (client) => client.plans.remove({ id: (await client.plans.create(planForm)).id }),
    answers: adminsOnly,
  },
  'settings.get': { call: (client) => client.settings.get(), answers: everyone },
  'settings.update': {
    call: (client) => client.settings.update({ siteName: 'Night Shift' }),
    answers: adminsOnly,
  },
  'vouchers.list': {
    call: (client) => client.vouchers.list({}),
    answers: adminsOnly,
  },
  'vouchers.create': {
    call: (client) => client.vouchers.create(newVoucher()),
    answers: adminsOnly,
  },
  'vouchers.update': {
    call: async (client) =>
      client.vouchers.update({
        ...newVoucher(),
        id: (await client.vouchers.create(newVoucher())).id,
      }),
    answers: adminsOnly,
  },
  'vouchers.remove': {
    call: async (client) =>
      client.vouchers.remove({ id: (await client.vouchers.create(newVoucher())).id }),
    answers: adminsOnly,
  },
  'vouchers.check': {
    call: (client) =>
      client.vouchers.check({ code: 'WELCOME10', serviceId: 'samp-ultimate', amount: 850 }),
    answers: everyone,
  },
}
