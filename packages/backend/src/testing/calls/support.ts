import type { CallsOf } from './row.ts'

export const support: CallsOf<'support'> = {
  sendMessage: {
    who: 'everybody',
    input: { name: 'Jane', email: 'jane@shop.test', subject: 'Slots', message: 'How many?' },
  },
  messages: { who: 'team', input: {} },
  subscribers: { who: 'team', input: {} },
}
