import { type Call, fact, untyped } from './stage.ts'

const com = { extension: '.COM', years: 1, register: 1000, renew: 1200, transfer: null }

/** So far ahead that a server, which looks every minute, has nothing to tell of it meanwhile. */
const expiresAt = new Date(Date.now() + 200 * 86_400_000).toISOString()

const form = (told: unknown, name: string) => ({
  userId: fact(told, 'orders.place/order/userId'),
  expiresAt,
  name,
  price: null,
  autoRenew: false,
  bill: 'nothing' as const,
  years: 1,
})

const janes = (told: unknown) => ({ id: fact(told, 'domains.add/domain/id') })

const renewal = (told: unknown, years: number, isBilled: boolean) => ({
  ...janes(told),
  expiresAt: fact(told, 'domains.add/domain/expiresAt'),
  years,
  isBilled,
})

/** The domains that the team looks after, and what they cost. */
export const domainCalls: readonly Call[] = [
  ['domains.addPrice', ({ admin }) => admin.api.domains.addPrice(com)],
  ['domains.addPrice: again', ({ admin }) => admin.api.domains.addPrice(com)],
  [
    'domains.addPrice: no extension',
    ({ admin }) => admin.api.domains.addPrice(untyped({ ...com, extension: '4' })),
  ],
  ['domains.add', ({ admin, told }) => admin.api.domains.add(form(told, ' Bücher.com. '))],
  [
    'domains.add: taken',
    ({ admin, told }) => admin.api.domains.add(form(told, 'xn--bcher-kva.com')),
  ],
  [
    'domains.add: a part',
    ({ admin, told }) => admin.api.domains.add(form(told, 'www.example.com')),
  ],
  ['domains.add: no price', ({ admin, told }) => admin.api.domains.add(form(told, 'example.net'))],
  ['domains.add: no name', ({ admin, told }) => admin.api.domains.add(form(told, 'no name'))],
  [
    'domains.add: with an invoice',
    ({ admin, told }) =>
      admin.api.domains.add({ ...form(told, 'example.com'), bill: 'register', years: 2 }),
  ],
  [
    'domains.renewFor: too long',
    ({ admin, told }) => admin.api.domains.renewFor(renewal(told, 10, false)),
  ],
  ['domains.renewFor', ({ admin, told }) => admin.api.domains.renewFor(renewal(told, 2, true))],
  [
    'domains.renewFor: billed already',
    ({ admin, told }) => admin.api.domains.renewFor(renewal(told, 2, true)),
  ],
  [
    'domains.renewFor: by hand',
    ({ admin, told }) => admin.api.domains.renewFor(renewal(told, 1, false)),
  ],
  [
    'domains.renewFor: an end that is over',
    ({ admin, told }) => admin.api.domains.renewFor(renewal(told, 1, false)),
  ],
  [
    'domains.update',
    ({ admin, told }) => admin.api.domains.update({ ...janes(told), price: 1500, autoRenew: true }),
  ],
  ['domains.list', ({ admin }) => admin.api.domains.list({ stage: 'active' })],
  ['domains.list: searched', ({ admin }) => admin.api.domains.list({ search: 'BCHER' })],
  ['domains.counts', ({ admin }) => admin.api.domains.counts()],
  ['domains.remove: billed', ({ admin, told }) => admin.api.domains.remove(janes(told))],
  [
    'domains.updatePrice',
    ({ admin }) => admin.api.domains.updatePrice({ ...com, renew: 1300, isForAll: true }),
  ],
  ['domains.offered', ({ jane }) => jane.api.domains.offered()],
  ['domains.prices', ({ admin }) => admin.api.domains.prices()],
  [
    'domains.removePrice',
    ({ admin }) => admin.api.domains.removePrice({ extension: 'com', years: 1 }),
  ],
  [
    'domains.removePrice: again',
    ({ admin }) => admin.api.domains.removePrice({ extension: 'com', years: 1 }),
  ],
]
