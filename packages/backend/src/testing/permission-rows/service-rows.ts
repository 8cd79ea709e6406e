import { adminsOnly, ownerInPerson, type Row, signedIn } from './row.ts'

/** Their renewals with coins, as the owner is shown them. */
const SERVICE = { withCoins: true, expiresAt: '2026-07-01T12:00:00.000Z', total: 500 }
const DOMAIN = { withCoins: true, expiresAt: '2026-06-15T00:00:00.000Z', total: 1200 }

/** Services and domains, and the coins that renew them. */
export const serviceRows: Readonly<Record<string, Row>> = {
  'services.mine': { call: (client) => client.services.mine({}), answers: signedIn },
  'services.figures': { call: (client) => client.services.figures(), answers: signedIn },
  'services.setAutoRenew': {
    call: (client, { service }) => client.services.setAutoRenew({ id: service, autoRenew: true }),
    answers: ownerInPerson,
  },
  'services.renew': {
    call: (client, { service }) => client.services.renew({ ...SERVICE, id: service }),
    answers: ownerInPerson,
  },
  'services.list': { call: (client) => client.services.list({}), answers: adminsOnly },
  'services.add': {
    call: (client, { owner }) =>
      client.services.add({ userId: owner, serviceName: 'Extra', price: 500, serviceId: '' }),
    answers: adminsOnly,
  },
  'services.suspend': {
    call: (client, { service }) => client.services.suspend({ id: service, reason: 'Spam.' }),
    answers: adminsOnly,
  },
  'services.activate': {
    call: (client, { service }) => client.services.activate({ id: service }),
    answers: { ...adminsOnly, admin: 'SERVICE_STATE' },
  },
  'services.terminate': {
    call: (client, { service }) => client.services.terminate({ id: service }),
    answers: adminsOnly,
  },
  'services.extend': {
    call: (client, { service }) => client.services.extend({ id: service, days: 3 }),
    answers: adminsOnly,
  },
  'services.remove': {
    call: (client, { service }) => client.services.remove({ id: service }),
    answers: adminsOnly,
  },
  'domains.mine': { call: (client) => client.domains.mine({}), answers: signedIn },
  'domains.list': { call: (client) => client.domains.list({}), answers: adminsOnly },
  'domains.setAutoRenew': {
    call: (client, { domain }) => client.domains.setAutoRenew({ id: domain, autoRenew: true }),
    answers: ownerInPerson,
  },
  'domains.renew': {
    call: (client, { domain }) => client.domains.renew({ ...DOMAIN, id: domain }),
    answers: ownerInPerson,
  },
  'billing.choosePaymentMethod': {
    call: (client, { invoice }) =>
      client.billing.choosePaymentMethod({ invoiceId: invoice, paymentMethod: 'paypal' }),
    answers: ownerInPerson,
  },
  // It is the invoice of an order.
  'billing.withdrawRenewal': {
    call: (client, { invoice }) => client.billing.withdrawRenewal({ invoiceId: invoice }),
    answers: { ...ownerInPerson, owner: 'NOT_WITHDRAWABLE' },
  },
  'billing.payWithCoins': {
    call: (client, { invoice }) => client.billing.payWithCoins({ invoiceId: invoice }),
    answers: ownerInPerson,
  },
}
