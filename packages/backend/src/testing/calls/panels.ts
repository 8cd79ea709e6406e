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
  remove: { who: 'team', input: async ({ panel }) => ({ id: await panel() }) },
}
