import { panelForm } from './forms.ts'
import type { CallsOf } from './row.ts'

export const panels: CallsOf<'panels'> = {
  // Which kinds can be reached differs between hosts.
  list: { who: 'team', inCommon: ({ panels }) => panels },
  add: { who: 'team', input: panelForm },
  update: {
    who: 'team',
    input: async ({ panel }) => ({ ...panelForm, id: await panel(), isPaused: true }),
  },
  liftGuard: { who: 'team', input: async ({ panel }) => ({ id: await panel() }) },
  // A simulated panel lists none.
  compare: {
    who: 'team',
    input: async ({ panel }) => ({ id: await panel() }),
    answers: 'NO_INVENTORY',
  },
  ignore: {
    who: 'team',
    input: async ({ panel }) => ({ id: await panel(), mark: 'extra  7 0', isIgnored: true }),
  },
  adopt: {
    who: 'team',
    input: async ({ panel, service }) => ({
      id: await panel(),
      serviceId: await service(),
      remoteId: '1',
    }),
    answers: 'NO_INVENTORY',
  },
  remove: { who: 'team', input: async ({ panel }) => ({ id: await panel() }) },
}
