import { ticketForm } from './forms.ts'
import type { CallsOf } from './row.ts'

export const tickets: CallsOf<'tickets'> = {
  mine: { who: 'accounts', input: {} },
  read: { who: 'owner', input: async ({ ticket }) => ({ id: await ticket() }) },
  open: { who: 'accounts', once: true, input: ticketForm },
  reply: {
    who: 'owner',
    once: true,
    input: async ({ ticket }) => ({ id: await ticket(), message: 'And now?' }),
  },
  close: { who: 'owner', input: async ({ ticket }) => ({ id: await ticket() }) },
  reopen: {
    who: 'owner',
    input: async ({ ticket }) => ({ id: await ticket() }),
    answers: { owner: 'TICKET_STATE' },
  },
  list: { who: 'team', input: {} },
  counts: { who: 'team', input: {} },
  inspect: { who: 'team', input: async ({ ticket }) => ({ id: await ticket() }) },
  answer: {
    who: 'team',
    once: true,
    input: async ({ ticket }) => ({
      id: await ticket(),
      message: 'It is up.',
      isInternal: false,
    }),
  },
  update: {
    who: 'team',
    input: async ({ ticket }) => ({ id: await ticket(), priority: 'high' }),
  },
}
