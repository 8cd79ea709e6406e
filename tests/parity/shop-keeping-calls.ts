import type { PlanForm } from '@hostfront/domain/catalog/plan-form'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { type Call, fact, type Stage, untyped } from './stage.ts'

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
  applicableServices: ['all'],
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
  ['plans.create: by a customer', ({ jane }) => jane.api.plans.create(plan)],
  ['plans.update', (on) => on.admin.api.plans.update({ ...plan, id: planId(on), price: 499 })],
  ['plans.update: unknown', ({ admin }) => admin.api.plans.update({ ...plan, id: 'nothing' })],
  ['plans.archive', (on) => on.admin.api.plans.archive({ id: planId(on) })],
  ['plans.restore', (on) => on.admin.api.plans.restore({ id: planId(on) })],
  ['plans.move', ({ admin }) => admin.api.plans.move({ id: 'samp-premium', direction: 'up' })],
  ['plans.remove: in use', ({ admin }) => admin.api.plans.remove({ id: 'samp-premium' })],
  ['plans.remove', (on) => on.admin.api.plans.remove({ id: planId(on) })],
  ['plans.list', ({ admin }) => admin.api.plans.list()],
  ['opening.checklist', ({ admin }) => admin.api.opening.checklist()],
  ['opening.close', ({ admin }) => admin.api.opening.close()],
  ['opening.open', ({ admin }) => admin.api.opening.open()],
  ['opening.open: by a customer', ({ jane }) => jane.api.opening.open()],
  ['opening.dismiss', ({ admin }) => admin.api.opening.dismiss()],
  ['upkeep.notices', ({ admin }) => admin.api.upkeep.notices()],
  ['upkeep.confirmClock', ({ admin }) => admin.api.upkeep.confirmClock()],
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
  [
    'settings.update',
    ({ admin }) =>
      admin.api.settings.update({ maintenanceMode: true, maintenanceMessage: 'Back at noon.' }),
  ],
  ['catalog.list: closed', ({ visitor }) => visitor.api.catalog.list()],
  ['orders.mine: closed', ({ jane }) => jane.api.orders.mine({})],
  ['orders.list: closed, by an administrator', ({ admin }) => admin.api.orders.list({})],
  [
    'settings.update: open again',
    ({ admin }) => admin.api.settings.update({ maintenanceMode: false }),
  ],
  [
    'settings.update: bad input',
    ({ admin }) => admin.api.settings.update(untyped({ siteName: '', currency: 'DOGE' })),
  ],
]
