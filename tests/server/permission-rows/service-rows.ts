import { adminsOnly, ownerOnly, type Row, signedIn, signedInGet } from './row.ts'

/** Services and domains, and the coins that renew them. Domains come with an import alone, so here there are none. */
export const serviceRows: Readonly<Record<string, Row>> = {
  'services.mine': {
    call: (client) => client.services.mine({}),
    answers: signedIn,
    key: 'services:read',
  },
  'services.figures': {
    call: (client) => client.services.figures(),
    answers: signedIn,
    key: 'services:read',
  },
  'services.setAutoRenew': {
    call: async (client, { service }) =>
      client.services.setAutoRenew({ id: await service(), autoRenew: true }),
    answers: ownerOnly,
    key: 'none',
  },
  'services.renew': {
    call: async (client, { renewal }) =>
      client.services.renew({ ...(await renewal()), withCoins: true }),
    answers: ownerOnly,
    key: 'none',
  },
  'services.list': {
    call: (client) => client.services.list({}),
    answers: adminsOnly,
    key: 'services:read',
  },
  'services.add': {
    call: (client) =>
      client.services.add({ userId: 'nobody', serviceName: 'Extra', price: 500, serviceId: '' }),
    answers: { ...adminsOnly, admin: 'CLIENT_NOT_FOUND' },
    key: 'none',
  },
  'services.suspend': {
    call: async (client, { service }) =>
      client.services.suspend({ id: await service(), reason: 'Spam.' }),
    answers: adminsOnly,
    key: 'none',
  },
  'services.activate': {
    call: async (client, { service }) => client.services.activate({ id: await service() }),
    answers: { ...adminsOnly, admin: 'SERVICE_STATE' },
    key: 'none',
  },
  'services.terminate': {
    call: async (client, { service }) => client.services.terminate({ id: await service() }),
    answers: adminsOnly,
    key: 'none',
  },
  'services.extend': {
    call: async (client, { service }) => client.services.extend({ id: await service(), days: 3 }),
    answers: adminsOnly,
    key: 'none',
  },
  'services.remove': {
    call: async (client, { service }) => client.services.remove({ id: await service() }),
    answers: adminsOnly,
    key: 'none',
  },
  'domains.mine': {
    call: (client) => client.domains.mine({}),
    answers: signedIn,
    key: 'services:read',
  },
  'domains.list': {
    call: (client) => client.domains.list({}),
    answers: adminsOnly,
    key: 'services:read',
  },
  'domains.setAutoRenew': {
    call: (client) => client.domains.setAutoRenew({ id: 'none', autoRenew: true }),
    answers: signedInGet('NOT_FOUND'),
    key: 'none',
  },
  'domains.renew': {
    call: async (client, { renewal }) =>
      client.domains.renew({ ...(await renewal()), id: 'none', withCoins: true }),
    answers: signedInGet('NOT_FOUND'),
    key: 'none',
  },
  'billing.choosePaymentMethod': {
    call: async (client, { invoice }) =>
      client.billing.choosePaymentMethod({ invoiceId: await invoice(), paymentMethod: 'paypal' }),
    answers: ownerOnly,
    key: 'none',
  },
  // It is the invoice of an order.
  'billing.withdrawRenewal': {
    call: async (client, { invoice }) =>
      client.billing.withdrawRenewal({ invoiceId: await invoice() }),
    answers: { ...ownerOnly, owner: 'NOT_WITHDRAWABLE' },
    key: 'none',
  },
  'billing.payWithCoins': {
    call: async (client, { invoice }) =>
      client.billing.payWithCoins({ invoiceId: await invoice() }),
    answers: ownerOnly,
    key: 'none',
  },
}
