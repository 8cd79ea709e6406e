import type { CallsOf } from './row.ts'

// Files are sent past the procedures: what becomes of one that is there is told in files/files.test.ts.
export const files: CallsOf<'files'> = {
  read: { who: 'accounts', input: { ids: ['none'] } },
  remove: { who: 'accounts', input: { id: 'none' } },
}
