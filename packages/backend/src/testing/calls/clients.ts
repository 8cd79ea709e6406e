import type { CallsOf } from './row.ts'

/** No day to hold anything until. */
const PAST = '2000-01-01T00:00:00.000Z'

export const clients: CallsOf<'clients'> = {
  list: { who: 'team', input: {} },
  counts: { who: 'team', input: {} },
  get: { who: 'team', input: async ({ client }) => ({ id: await client() }) },
  records: { who: 'team', input: async ({ client }) => ({ id: await client() }) },
  add: {
    who: 'team',
    once: true,
    input: ({ newEmail }) => ({ name: 'Added', email: newEmail(), country: null }),
  },
  update: {
    who: 'team',
    once: true,
    input: async ({ client }) => ({ id: await client(), role: 'admin', coins: 77 }),
    shared: { input: async ({ client }) => ({ id: await client(), name: 'Owner' }) },
  },
  changeCoins: {
    who: 'team',
    once: true,
    input: async ({ client }) => ({ id: await client(), amount: 100, note: '' }),
  },
  hold: {
    who: 'team',
    input: async ({ client }) => ({ id: await client(), until: PAST, reason: 'Dispute.' }),
    answers: 'KEEP_UNTIL_UNFIT',
  },
  release: { who: 'team', input: async ({ client }) => ({ id: await client() }) },
  remove: {
    who: 'team',
    input: async ({ client }) => ({ id: await client() }),
    shared: { input: { id: 'nobody' }, answers: 'NOT_FOUND' },
  },
  notes: { who: 'team', input: async ({ client }) => ({ id: await client() }) },
  addNote: {
    who: 'team',
    input: async ({ client }) => ({ id: await client(), body: 'Pays late.' }),
  },
  removeNote: { who: 'team', input: async ({ note }) => ({ id: await note() }) },
}
