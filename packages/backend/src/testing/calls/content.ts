import type { CallsOf } from './row.ts'

export const content: CallsOf<'content'> = {
  subscribe: { who: 'everybody', input: { email: 'reader@shop.test' } },
}
