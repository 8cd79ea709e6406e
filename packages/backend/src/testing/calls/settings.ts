import type { CallsOf } from './row.ts'

export const settings: CallsOf<'settings'> = {
  get: { who: 'everybody' },
  questions: { who: 'everybody' },
  legalText: { who: 'everybody', input: { page: 'imprint' } },
  getAll: { who: 'team' },
  update: { who: 'team', input: { siteName: 'Night Shift' } },
}
