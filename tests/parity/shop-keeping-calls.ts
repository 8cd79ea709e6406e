import type { SecondRates } from '@hostfront/domain/money/second-currency'
import type { OptionForm } from '@hostfront/domain/options/option-form'
import type { MethodForm } from '@hostfront/domain/payments/method-form'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { type Call, fact, type Stage, untyped } from './stage.ts'

const secondRates: SecondRates = [
  { unit: 'EUR', counter: 'MAD', millionths: 10_850_000, from: '2021-01-01', remark: ' Bank\n' },
  { unit: 'USD', counter: 'MAD', millionths: 9_300_000, from: '2021-01-01', remark: '' },
]

const plan: PlanForm = {
  name: 'SAMP Night',
  description: '',
  price: 399,
  features: ['Panel'],
  type: 'samp',
  specs: { ram: 1, storage: 5, cpu: 1, slots: 50 },
  featured: false,
  recommended: false,
}

const option: OptionForm = {
  label: 'Support',
  help: '',
  kind: 'choice',
  choices: [{ id: 'plain', label: 'Plain', pricePerMonth: 50, slots: null }],
  defaultChoice: 'plain',
  isRequired: true,
  planTypes: ['vps'],
  planIds: [],
}

const method: MethodForm = {
  name: 'Wise',
  instructions: 'Send {amount}.',
  account: 'BE68',
  country: null,
  isOn: true,
}

const voucher: VoucherForm = {
  code: ' night ',
  description: '',
  discountType: 'fixed',
  discountValue: 100,
  minPurchase: 0,
  maxUses: 1,
  isActive: true,
  validFrom: '2026-06-01T00:00:00.000Z',
  validUntil: '2026-07-01T00:00:00.000Z',
  applicablePlans: ['all'],
}

const planId = ({ told }: Stage) => fact(told, 'plans.create/id')
const voucherId = ({ told }: Stage) => fact(told, 'vouchers.create/id')

/** How administrators keep the shop: its plans, its vouchers, its settings. */
export const shopKeepingCalls: readonly Call[] = [
  ['plans.create', ({ admin }) => admin.api.plans.create(plan)],
  [
    'plans.create: bad input',
    ({ admin }) => admin.api.plans.create(untyped({ ...plan, price: -1 })),
  ],
  ['plans.update', (on) => on.admin.api.plans.update({ ...plan, id: planId(on), price: 499 })],
  ['plans.update: unknown', ({ admin }) => admin.api.plans.update({ ...plan, id: 'nothing' })],
  ['plans.archive', (on) => on.admin.api.plans.archive({ id: planId(on) })],
  ['plans.restore', (on) => on.admin.api.plans.restore({ id: planId(on) })],
  ['plans.remove: in use', ({ admin }) => admin.api.plans.remove({ id: 'samp-premium' })],
  ['plans.remove', (on) => on.admin.api.plans.remove({ id: planId(on) })],
  ['plans.list', ({ admin }) => admin.api.plans.list()],
  ['options.onSale', ({ visitor }) => visitor.api.options.onSale()],
  ['options.create', ({ admin }) => admin.api.options.create(option)],
  [
    'options.create: without a choice',
    ({ admin }) => admin.api.options.create({ ...option, choices: [] }),
  ],
  ['options.create: by a customer', ({ jane }) => jane.api.options.create(option)],
  ['options.update', ({ admin }) => admin.api.options.update({ id: 'support', help: 'At night.' })],
  [
    'options.update: not the whole',
    ({ admin }) => admin.api.options.update({ id: 'support', defaultChoice: 'none' }),
  ],
  ['options.update: unknown', ({ admin }) => admin.api.options.update({ id: 'nothing' })],
  ['options.move', ({ admin }) => admin.api.options.move({ id: 'support', direction: 'up' })],
  ['options.archive', ({ admin }) => admin.api.options.archive({ id: 'support' })],
  ['options.restore', ({ admin }) => admin.api.options.restore({ id: 'support' })],
  ['options.list', ({ admin }) => admin.api.options.list()],
  ['paymentMethods.create', ({ admin }) => admin.api.paymentMethods.create(method)],
  ['paymentMethods.create: twice', ({ admin }) => admin.api.paymentMethods.create(method)],
  ['paymentMethods.create: by a customer', ({ jane }) => jane.api.paymentMethods.create(method)],
  [
    'paymentMethods.update',
    ({ admin }) => admin.api.paymentMethods.update({ id: 'wise', country: 'MA', isOn: false }),
  ],
  [
    'paymentMethods.update: no country',
    ({ admin }) => admin.api.paymentMethods.update({ id: 'wise', country: 'UK' }),
  ],
  ['paymentMethods.update: coins', ({ admin }) => admin.api.paymentMethods.update({ id: 'coins' })],
  [
    'paymentMethods.move',
    ({ admin }) => admin.api.paymentMethods.move({ id: 'wise', direction: 'up' }),
  ],
  ['paymentMethods.list', ({ admin }) => admin.api.paymentMethods.list()],
  ['vouchers.create', ({ admin }) => admin.api.vouchers.create(voucher)],
  ['vouchers.create: taken', ({ admin }) => admin.api.vouchers.create(voucher)],
  [
    'vouchers.create: more than the whole',
    ({ admin }) =>
      admin.api.vouchers.create({ ...voucher, discountType: 'percentage', discountValue: 101 }),
  ],
  [
    'vouchers.update',
    (on) => on.admin.api.vouchers.update({ ...voucher, id: voucherId(on), maxUses: 5 }),
  ],
  [
    'vouchers.list',
    ({ admin }) =>
      admin.api.vouchers.list({ search: 'Night', sort: 'usedCount', descending: true }),
  ],
  ['vouchers.remove', (on) => on.admin.api.vouchers.remove({ id: voucherId(on) })],
  ['vouchers.remove: gone', (on) => on.admin.api.vouchers.remove({ id: voucherId(on) })],
  ['settings.getAll', ({ admin }) => admin.api.settings.getAll()],
  ['settings.getAll: by a customer', ({ jane }) => jane.api.settings.getAll()],
  [
    'settings.update',
    ({ admin }) =>
      admin.api.settings.update({ maintenanceMode: true, maintenanceMessage: 'Back at noon.' }),
  ],
  ['plans.onSale: closed', ({ visitor }) => visitor.api.plans.onSale()],
  ['orders.mine: closed', ({ jane }) => jane.api.orders.mine({})],
  ['orders.list: closed, by an administrator', ({ admin }) => admin.api.orders.list({})],
  [
    'settings.update: open again',
    ({ admin }) => admin.api.settings.update({ maintenanceMode: false }),
  ],
  [
    'settings.update: a second currency',
    ({ admin }) =>
      admin.api.settings.update({ secondCurrency: { currency: 'MAD', rates: secondRates } }),
  ],
  ['settings.get: with a second currency', ({ visitor }) => visitor.api.settings.get()],
  [
    'settings.update: rates of a list that is another by now',
    ({ admin }) => admin.api.settings.update({ secondCurrency: { rates: [] } }),
  ],
  [
    'settings.update: the same currency twice',
    ({ admin }) => admin.api.settings.update({ secondCurrency: { currency: 'EUR' } }),
  ],
  [
    'settings.update: bad rates',
    ({ admin }) =>
      admin.api.settings.update({
        secondCurrency: { rates: secondRates.map((rate) => ({ ...rate, counter: 'EUR' })) },
      }),
  ],
  [
    'settings.update: bad input',
    ({ admin }) => admin.api.settings.update(untyped({ siteName: '', currency: 'DOGE' })),
  ],
]
