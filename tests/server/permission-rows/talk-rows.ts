import type { AnnouncementForm } from '@hostfront/domain/announcements/announcement-form'
import type { TicketForm } from '@hostfront/domain/support/ticket-form'
import { adminsOnly, everyone, ownerOnly, type Row, signedIn } from './row.ts'

const MESSAGE = { name: 'Jane', email: 'jane@shop.test', subject: 'Slots', message: 'How many?' }

const announcementForm: AnnouncementForm = {
  title: 'New rack',
  content: '',
  type: 'info',
  isActive: true,
  targetAudience: 'all',
}

const ticketForm: TicketForm = {
  subject: 'Lag',
  priority: 'medium',
  serviceId: '',
  message: 'It is slow.',
}

/** What the shop and its customers say to each other. */
export const talkRows: Readonly<Record<string, Row>> = {
  'announcements.notifications': {
    call: (client) => client.announcements.notifications({}),
    answers: signedIn,
    key: 'account:read',
  },
  'announcements.markAllRead': {
    call: (client) => client.announcements.markAllRead(),
    answers: signedIn,
    key: 'none',
  },
  'support.sendMessage': {
    call: (client) => client.support.sendMessage(MESSAGE),
    answers: everyone,
    key: 'any',
  },
  'announcements.current': {
    call: (client) => client.announcements.current(),
    answers: everyone,
    key: 'any',
  },
  'announcements.list': {
    call: (client) => client.announcements.list({}),
    answers: adminsOnly,
    key: 'none',
  },
  'announcements.create': {
    call: (client) => client.announcements.create(announcementForm),
    answers: adminsOnly,
    key: 'none',
  },
  'announcements.update': {
    call: async (client, { announcement }) =>
      client.announcements.update({ ...announcementForm, id: await announcement() }),
    answers: adminsOnly,
    key: 'none',
  },
  'announcements.remove': {
    call: async (client, { announcement }) =>
      client.announcements.remove({ id: await announcement() }),
    answers: adminsOnly,
    key: 'none',
  },
  'support.messages': {
    call: (client) => client.support.messages({}),
    answers: adminsOnly,
    key: 'none',
  },
  'support.subscribers': {
    call: (client) => client.support.subscribers({}),
    answers: adminsOnly,
    key: 'none',
  },
  'tickets.mine': {
    call: (client) => client.tickets.mine({}),
    answers: signedIn,
    key: 'none',
  },
  'tickets.read': {
    call: async (client, { ticket }) => client.tickets.read({ id: await ticket() }),
    answers: ownerOnly,
    key: 'none',
  },
  'tickets.open': {
    call: (client) => client.tickets.open(ticketForm),
    answers: signedIn,
    key: 'none',
  },
  'tickets.reply': {
    call: async (client, { ticket }) =>
      client.tickets.reply({ id: await ticket(), message: 'And now?' }),
    answers: ownerOnly,
    key: 'none',
  },
  'tickets.close': {
    call: async (client, { ticket }) => client.tickets.close({ id: await ticket() }),
    answers: ownerOnly,
    key: 'none',
  },
  'tickets.reopen': {
    call: async (client, { ticket }) => client.tickets.reopen({ id: await ticket() }),
    answers: { ...ownerOnly, owner: 'TICKET_STATE' },
    key: 'none',
  },
  'tickets.list': {
    call: (client) => client.tickets.list({}),
    answers: adminsOnly,
    key: 'none',
  },
  'tickets.inspect': {
    call: async (client, { ticket }) => client.tickets.inspect({ id: await ticket() }),
    answers: adminsOnly,
    key: 'none',
  },
  'tickets.answer': {
    call: async (client, { ticket }) =>
      client.tickets.answer({ id: await ticket(), message: 'It is up.', isInternal: false }),
    answers: adminsOnly,
    key: 'none',
  },
  'tickets.update': {
    call: async (client, { ticket }) =>
      client.tickets.update({ id: await ticket(), priority: 'high' }),
    answers: adminsOnly,
    key: 'none',
  },
}
