import type { CallsOf } from './row.ts'

export const settings: CallsOf<'settings'> = {
  get: { who: 'everybody' },
  getAll: { who: 'team' },
  update: { who: 'team', input: { siteName: 'Night Shift' } },
}
