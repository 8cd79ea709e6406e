import type { CallsOf } from './row.ts'

const wise = { instructions: 'Write {reference}.', account: '', country: null }
/** Not how those that share the shop pay. */
const unused = { id: 'inwi-money' }

export const paymentMethods: CallsOf<'paymentMethods'> = {
  list: { who: 'team' },
  create: {
    who: 'team',
    // A name that nothing else has.
    input: ({ newPlan }) => ({ ...wise, name: newPlan().name, isOn: true }),
  },
  update: { who: 'team', input: { ...unused, account: '06 00 00 00 00' } },
  endTrial: { who: 'team', input: { ids: [unused.id] } },
  move: { who: 'team', input: { ...unused, direction: 'up' } },
}
