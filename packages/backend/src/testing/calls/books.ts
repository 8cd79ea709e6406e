import { DEFAULT_BOOKS } from '@hostfront/domain/books/default-books'
import type { CallsOf } from './row.ts'

const period = { from: '2026-01-01', to: '2026-12-31' }

/** Over HTTP others go on recording what came in: nothing is closed for them. */
const month = '2099-12'

export const books: CallsOf<'books'> = {
  read: { who: 'team', inCommon: ({ closings, settings }) => ({ closings, settings }) },
  journal: {
    who: 'team',
    scope: 'billing:read',
    input: { period, part: 'invoices' },
    inCommon: ({ next }) => next,
  },
  closeMonth: { who: 'team', input: { month }, answers: 'MONTH_NOT_OVER' },
  reopenMonth: { who: 'team', input: { month }, answers: 'NOTHING_TO_DO' },
  update: { who: 'team', input: DEFAULT_BOOKS, inCommon: ({ settings }) => settings },
}
