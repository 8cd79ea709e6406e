import { type Call, untyped, WRONG } from './stage.ts'

/** What administrators see and look up, and what they do to the shop as a whole. */
export const deskCalls: readonly Call[] = [
  ['desk.figures: by a customer', ({ jane }) => jane.api.desk.figures()],
  ['desk.search', ({ admin }) => admin.api.desk.search({ text: 'JANE' })],
  ['desk.search: nothing', ({ admin }) => admin.api.desk.search({ text: 'no such thing' })],
  ['desk.search: no text', ({ admin }) => admin.api.desk.search({ text: ' ' })],
  ['desk.search: by a visitor', ({ visitor }) => visitor.api.desk.search({ text: 'jane' })],
  ['desk.team', ({ admin }) => admin.api.desk.team()],
  ['shop.checkIntegrity', async ({ admin }) => (await admin.api.shop.checkIntegrity()).problems],
  [
    'shop.loadSampleData: by a customer',
    ({ jane }) => jane.api.shop.loadSampleData({ clients: 10 }),
  ],
  [
    'shop.loadSampleData: bad input',
    ({ admin }) => admin.api.shop.loadSampleData(untyped({ clients: 11 })),
  ],
  ['shop.loadSampleData', ({ admin }) => admin.api.shop.loadSampleData({ clients: 10 })],
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
  ['shop.reset: wrong password', ({ admin }) => admin.api.shop.reset({ password: WRONG })],
]
