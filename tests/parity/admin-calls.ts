import { ADMIN } from '../../packages/backend/src/testing/shop.ts'
import { type Call, untyped } from './stage.ts'

/** What administrators see and look up, and what they do to the shop as a whole. */
export const adminCalls: readonly Call[] = [
  ['admin.waiting', ({ admin }) => admin.api.admin.waiting()],
  ['admin.search', ({ admin }) => admin.api.admin.search({ text: 'JANE' })],
  ['admin.search: nothing', ({ admin }) => admin.api.admin.search({ text: 'no such thing' })],
  ['admin.search: no text', ({ admin }) => admin.api.admin.search({ text: ' ' })],
  [
    'admin.automation',
    async ({ admin }) => {
      const { from, ...figures } = await admin.api.admin.automation()
      return { ...figures, from: typeof from }
    },
  ],
  ['shop.checkIntegrity', async ({ admin }) => (await admin.api.shop.checkIntegrity()).problems],
  [
    'shop.loadSampleData: bad input',
    ({ admin }) => admin.api.shop.loadSampleData(untyped({ clients: 11 })),
  ],
]

/** Last of all: from which years samples are, and with them how many counters there are, is the clock's affair. */
export const sampleCalls: readonly Call[] = [
  [
    'accounts.login: to the shop that was put back',
    async ({ admin }) => (await admin.api.accounts.login(ADMIN)).role,
  ],
  ['shop.loadSampleData', ({ admin }) => admin.api.shop.loadSampleData({ clients: 10 })],
  ['shop.unfinishedSamples', ({ admin }) => admin.api.shop.unfinishedSamples()],
  ['shop.finishSamples', ({ admin }) => admin.api.shop.finishSamples({ goOn: true })],
  [
    'admin.figures',
    async ({ admin }) => {
      // What lies on which day is the clock's affair, and the two have clocks of their own.
      const { days, revenue, tax, ...figures } = await admin.api.admin.figures()
      return { ...figures, days: days.length, revenue: typeof revenue, tax: typeof tax }
    },
  ],
  [
    'shop.checkIntegrity: with samples',
    async ({ admin }) => (await admin.api.shop.checkIntegrity()).problems,
  ],
]
