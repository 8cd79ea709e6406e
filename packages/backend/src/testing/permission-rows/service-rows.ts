import { adminsOnly, ownerInPerson, type Row, signedIn } from './row.ts'

/** Services and domains, and the coins that renew them. */
export const serviceRows: Readonly<Record<string, Row>> = {
  'services.mine': { call: (client) => client.services.mine({}), answers: signedIn },
  'services.figures': { call: (client) => client.services.figures(), answers: signedIn },
  'services.setAutoRenew': {
    call: (client, { service }) => client.services.setAutoRenew({ id: service, autoRenew: true }),
    answers: ownerInPerson,
  },
  'services.renew': {
    call: (client, { service }) => client.services.renew({ id: service, withCoins: true }),
    answers: ownerInPerson,
  },
  'services.list': { call: (client) => client.services.list({}), answers: adminsOnly },
  'services.add': {
    call: (client, { owner }) =>
      client.services.add({ userId: owner, serviceName: 'Extra', price: 500, serviceId: '' }),
    answers: adminsOnly,
  },
  'services.suspend': {
    call: (client, { service }) => client.services.suspend({ id: service }),
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
  'domains.setAutoRenew': {
    call: (client, { domain }) => client.domains.setAutoRenew({ id: domain, autoRenew: true }),
    answers: ownerInPerson,
  },
  'domains.renew': {
    call: (client, { domain }) => client.domains.renew({ id: domain, withCoins: true }),
    answers: ownerInPerson,
  },
  'billing.payWithCoins': {
    call: (client, { invoice }) => client.billing.payWithCoins({ invoiceId: invoice }),
    answers: ownerInPerson,
  },
}
