import type { CallsOf } from './row.ts'

/** Nothing is said, and staff make it. */
const byHand = {
  panelId: null,
  access: { address: '', panelLink: '', userName: '', note: '' },
  recipe: null,
  questions: [],
}

export const delivery: CallsOf<'delivery'> = {
  list: { who: 'team', input: {} },
  times: { who: 'team' },
  done: {
    who: 'team',
    input: async ({ instance }) => ({ id: await instance(), verb: 'create' }),
  },
  // Staff look after it already.
  retry: {
    who: 'team',
    input: async ({ instance }) => ({ id: await instance() }),
    answers: 'NOTHING_TO_DO',
  },
  takeOver: {
    who: 'team',
    input: async ({ instance }) => ({ id: await instance() }),
    answers: 'NOTHING_TO_DO',
  },
  giveBack: {
    who: 'team',
    input: async ({ instance }) => ({ id: await instance() }),
    answers: 'NOTHING_TO_DO',
  },
  usage: { who: 'team', input: async ({ service }) => ({ id: await service() }) },
  power: {
    who: 'team',
    input: async ({ service }) => ({ id: await service(), signal: 'stop' }),
    answers: 'NO_CONTROLS',
  },
  obstacles: { who: 'team' },
  // Nobody orders it: there is no server behind it.
  reveal: {
    who: 'team',
    input: async ({ service }) => ({ id: await service() }),
    answers: 'NOT_FOUND',
  },
  template: { who: 'team', input: async ({ plan }) => ({ planId: await plan() }) },
  dryRun: {
    who: 'team',
    input: async ({ plan, panel }) => ({
      ...byHand,
      panelId: await panel(),
      planId: await plan(),
    }),
  },
  setTemplate: {
    who: 'team',
    input: async ({ plan }) => ({ ...byHand, planId: await plan() }),
  },
  planCounts: { who: 'team', input: async ({ plan }) => ({ planId: await plan() }) },
  planServers: { who: 'team', input: async ({ plan }) => ({ planId: await plan() }) },
  // Nothing says how its servers are made.
  apply: {
    who: 'team',
    input: async ({ plan }) => ({ planId: await plan() }),
    answers: 'NOTHING_TO_DO',
  },
  // Nobody has asked for anything.
  withdraw: {
    who: 'team',
    input: async ({ plan, instance }) => ({ planId: await plan(), ids: [await instance()] }),
    answers: 'NOTHING_TO_DO',
  },
}
