import { ADMIN } from '../../packages/backend/src/testing/shop.ts'
import { type Call, untyped } from './stage.ts'

/** What administrators see and look up, and what they do to the shop as a whole. */
export const deskCalls: readonly Call[] = [
  ['desk.waiting', ({ admin }) => admin.api.desk.waiting()],
  ['desk.search', ({ admin }) => admin.api.desk.search({ text: 'JANE' })],
  ['desk.search: nothing', ({ admin }) => admin.api.desk.search({ text: 'no such thing' })],
  ['desk.search: no text', ({ admin }) => admin.api.desk.search({ text: ' ' })],
  [
    'desk.automation',
    async ({ admin }) => {
      const { from, ...figures } = await admin.api.desk.automation()
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
    'desk.figures',
    async ({ admin }) => {
      // What lies on which day is the clock's affair, and the two have clocks of their own.
      const { days, revenue, ...figures } = await admin.api.desk.figures()
      return { ...figures, days: days.length, revenue: typeof revenue }
    },
  ],
  [
    'shop.checkIntegrity: with samples',
    async ({ admin }) => (await admin.api.shop.checkIntegrity()).problems,
  ],
]
