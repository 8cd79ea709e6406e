import { type Call, fact, untyped } from './stage.ts'

/** The service of Jane's order, and those that the administrator adds: one is their own, to be paid with their coins. */
const janes = (told: unknown) => ({ id: fact(told, 'orders.approve/service/id') })
const own = (told: unknown) => ({ id: fact(told, 'services.add/id') })
const spare = (told: unknown) => ({ id: fact(told, 'services.add: without an id/id') })

const reason = 'Spam was sent from it.'

/** As its owner is shown the renewal of a service; the end of its paid time was in `answer`. */
const shown = (told: unknown, answer: string, total: number) => ({
  id: fact(told, `${answer}/id`),
  expiresAt: fact(told, `${answer}/expiresAt`),
  total,
})

/** Services and what renews them. */
export const serviceCalls: readonly Call[] = [
  [
    'services.add',
    ({ admin, told }) =>
      admin.api.services.add({
        userId: fact(told, 'orders.place: coins/order/userId'),
        planName: 'Dedicated',
        price: 1500,
        planId: 'rack-7',
      }),
  ],
  [
    'services.add: without an id',
    ({ admin, told }) =>
      admin.api.services.add({
        userId: fact(told, 'orders.place/order/userId'),
        planName: 'Spare',
        price: 0,
        planId: '',
      }),
  ],
  [
    'services.add: for nobody',
    ({ admin }) => admin.api.services.add({ userId: 'none', planName: 'X', price: 0, planId: '' }),
  ],
  ['services.add: bad input', ({ admin }) => admin.api.services.add(untyped({ price: -1 }))],
  [
    'services.add: a line break in the id',
    ({ admin }) =>
      admin.api.services.add({ userId: 'none', planName: 'X', price: 0, planId: 'a\nb' }),
  ],
  ['services.list', ({ admin }) => admin.api.services.list({})],
  [
    'services.list: ordered, a page',
    ({ admin }) => admin.api.services.list({ sort: 'price', descending: true, limit: 1 }),
  ],
  ['services.list: searched', ({ admin }) => admin.api.services.list({ search: 'DEDIC' })],
  [
    'services.setAutoRenew',
    ({ jane, told }) => jane.api.services.setAutoRenew({ ...janes(told), autoRenew: true }),
  ],
  [
    'services.renew: too few coins',
    ({ jane, told }) =>
      jane.api.services.renew({ ...shown(told, 'orders.approve/service', 450), withCoins: true }),
  ],
  [
    'services.renew',
    ({ jane, told }) =>
      jane.api.services.renew({ ...shown(told, 'orders.approve/service', 450), withCoins: false }),
  ],
  [
    'services.renew: again',
    ({ jane, told }) =>
      jane.api.services.renew({ ...shown(told, 'orders.approve/service', 450), withCoins: false }),
  ],
  [
    'services.renew: another price',
    ({ jane, told }) =>
      jane.api.services.renew({ ...shown(told, 'orders.approve/service', 449), withCoins: false }),
  ],
  [
    'services.renew: with coins',
    ({ admin, told }) =>
      admin.api.services.renew({ ...shown(told, 'services.add', 1500), withCoins: true }),
  ],
  [
    'services.renew: an end that is over',
    ({ admin, told }) =>
      admin.api.services.renew({ ...shown(told, 'services.add', 1500), withCoins: true }),
  ],
  [
    'services.renew: for nothing',
    ({ jane, told }) =>
      jane.api.services.renew({
        ...shown(told, 'services.add: without an id', 0),
        withCoins: true,
      }),
  ],
  [
    'services.renew: by invoice',
    ({ admin, told }) =>
      admin.api.services.renew({
        ...shown(told, 'services.renew: with coins/service', 1500),
        withCoins: false,
      }),
  ],
  [
    'billing.choosePaymentMethod',
    ({ admin, told }) =>
      admin.api.billing.choosePaymentMethod({
        invoiceId: fact(told, 'services.renew: by invoice/invoice/id'),
        paymentMethod: 'orange-money',
      }),
  ],
  [
    'billing.choosePaymentMethod: coins',
    ({ admin, told }) =>
      admin.api.billing.choosePaymentMethod(
        untyped({
          invoiceId: fact(told, 'services.renew: by invoice/invoice/id'),
          paymentMethod: 'coins',
        }),
      ),
  ],
  [
    'billing.payWithCoins: too few',
    ({ jane, told }) =>
      jane.api.billing.payWithCoins({ invoiceId: fact(told, 'services.renew/invoice/id') }),
  ],
  [
    'billing.payWithCoins',
    ({ admin, told }) =>
      admin
        .once('pay-1')
        .billing.payWithCoins({ invoiceId: fact(told, 'services.renew: by invoice/invoice/id') }),
  ],
  [
    'billing.payWithCoins: again, under its key',
    ({ admin, told }) =>
      admin
        .once('pay-1')
        .billing.payWithCoins({ invoiceId: fact(told, 'services.renew: by invoice/invoice/id') }),
  ],
  [
    'billing.payWithCoins: paid',
    ({ admin, told }) =>
      admin.api.billing.payWithCoins({
        invoiceId: fact(told, 'services.renew: by invoice/invoice/id'),
      }),
  ],
  [
    'billing.choosePaymentMethod: paid',
    ({ admin, told }) =>
      admin.api.billing.choosePaymentMethod({
        invoiceId: fact(told, 'services.renew: by invoice/invoice/id'),
        paymentMethod: 'paypal',
      }),
  ],
  [
    'billing.withdrawManual: of a renewal',
    ({ admin, told }) =>
      admin.api.billing.withdrawManual({ invoiceId: fact(told, 'services.renew/invoice/id') }),
  ],
  [
    'billing.withdrawRenewal: paid',
    ({ admin, told }) =>
      admin.api.billing.withdrawRenewal({
        invoiceId: fact(told, 'services.renew: by invoice/invoice/id'),
      }),
  ],
  [
    'billing.withdrawRenewal',
    ({ jane, told }) =>
      jane.api.billing.withdrawRenewal({ invoiceId: fact(told, 'services.renew/invoice/id') }),
  ],
  [
    'services.suspend: without a reason',
    ({ admin, told }) => admin.api.services.suspend({ ...own(told), reason: ' ' }),
  ],
  ['services.suspend', ({ admin, told }) => admin.api.services.suspend({ ...own(told), reason })],
  [
    'services.suspend: again',
    ({ admin, told }) => admin.api.services.suspend({ ...own(told), reason }),
  ],
  ['services.activate', ({ admin, told }) => admin.api.services.activate(own(told))],
  [
    'services.list: shown',
    async ({ admin }) => ({
      soon: await admin.api.services.list({ shown: 'ends-soon' }),
      unpaid: await admin.api.services.list({ shown: 'unpaid' }),
      waiting: await admin.api.services.list({ shown: 'needs-decision', status: 'active' }),
    }),
  ],
  ['services.extend', ({ admin, told }) => admin.api.services.extend({ ...own(told), days: 3 })],
  [
    'services.extend: bad input',
    ({ admin, told }) => admin.api.services.extend({ ...own(told), days: 0 }),
  ],
  [
    'services.rename',
    ({ jane, told }) => jane.api.services.rename({ ...janes(told), serverName: 'Day Shift' }),
  ],
  [
    'services.cancel',
    ({ jane, told }) =>
      jane.api.services.cancel({ ...janes(told), atOnce: false, reason: 'Slow.' }),
  ],
  ['services.list: cancelled', ({ admin }) => admin.api.services.list({ shown: 'cancelled' })],
  ['services.keep', ({ jane, told }) => jane.api.services.keep(janes(told))],
  ['services.planChoices', ({ jane, told }) => jane.api.services.planChoices(janes(told))],
  [
    'services.quoteChange',
    ({ jane, told }) =>
      jane.api.services.quoteChange({
        ...janes(told),
        planId: 'samp-ultimate',
        billingCycle: 'monthly',
      }),
  ],
  [
    'services.changePlan: another price',
    ({ jane, told }) =>
      jane.api.services.changePlan({
        ...janes(told),
        planId: 'samp-ultimate',
        billingCycle: 'monthly',
        due: 1,
        surplus: 0,
      }),
  ],
  [
    'services.cancelFor',
    ({ admin, told }) =>
      admin.api.services.cancelFor({ ...own(told), atOnce: false, reason: 'We close it.' }),
  ],
  ['services.terminate', ({ admin, told }) => admin.api.services.terminate(own(told))],
  ['services.activate: terminated', ({ admin, told }) => admin.api.services.activate(own(told))],
  ['services.remove: billed', ({ admin, told }) => admin.api.services.remove(own(told))],
  ['services.remove', ({ admin, told }) => admin.api.services.remove(spare(told))],
  ['services.remove: gone', ({ admin, told }) => admin.api.services.remove(spare(told))],
]
