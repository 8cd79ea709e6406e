import { orderForm } from '../order-form.ts'
import { payment } from './billing.ts'
import type { CallsOf } from './row.ts'

export const orders: CallsOf<'orders'> = {
  place: {
    who: 'accounts',
    scope: 'orders:write',
    once: true,
    input: { ...orderForm, paymentMethod: 'paypal' },
  },
  placeFor: {
    who: 'team',
    once: true,
    input: async ({ client }) => ({
      ...orderForm,
      paymentMethod: 'paypal',
      userId: await client(),
    }),
  },
  mine: { who: 'accounts', scope: 'orders:read', input: {} },
  get: {
    who: 'owner',
    scope: 'orders:read',
    input: async ({ order }) => ({ id: await order() }),
  },
  cancel: {
    who: 'owner',
    scope: 'orders:write',
    once: true,
    input: async ({ order }) => ({ id: await order() }),
  },
  list: { who: 'team', scope: 'orders:read', input: {} },
  totals: { who: 'team', scope: 'orders:read', input: {} },
  inspect: {
    who: 'team',
    scope: 'orders:read',
    input: async ({ order }) => ({ id: await order() }),
  },
  approve: {
    who: 'team',
    scope: 'orders:write',
    once: true,
    input: async ({ unpaidOrder }) => ({ id: await unpaidOrder(), payment }),
  },
  reject: {
    who: 'team',
    scope: 'orders:write',
    once: true,
    input: async ({ order }) => ({ id: await order(), reason: 'No room left.' }),
  },
}
