import type { CallsOf } from './row.ts'

export const shop: CallsOf<'shop'> = {
  capabilities: { who: 'everybody' },
  exportDocument: { who: 'team' },
  importDocument: {
    who: 'team',
    input: { text: 'no JSON', apply: true },
    answers: 'DOCUMENT_REFUSED',
  },
  unfinishedSamples: { who: 'team' },
  finishSamples: { who: 'team', input: { goOn: false }, answers: 'NOT_FOUND' },
  checkIntegrity: { who: 'team', inCommon: ({ problems }) => problems },
  loadSampleData: { who: 'team', input: { clients: 10 } },
  reset: { who: 'team', shared: { answers: 'CONFIRMATION_REQUIRED', isAged: true } },
}
