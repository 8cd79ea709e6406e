import type { AnnouncementForm } from '@hostfront/domain/announcements/announcement-form'
import type { TicketForm } from '@hostfront/domain/support/ticket-form'
import {
  adminsOnly,
  everyone,
  inPerson,
  inPersonAs,
  ownerInPerson,
  type Row,
  signedIn,
} from './row.ts'

export const announcementForm: AnnouncementForm = {
  title: 'New rack',
  content: '',
  type: 'info',
  isActive: true,
  targetAudience: 'all',
}

export const ticketForm: TicketForm = {
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
  },
  'announcements.markAllRead': {
    call: (client) => client.announcements.markAllRead(),
    answers: inPerson,
  },
  'support.sendMessage': {
    call: (client) =>
      client.support.sendMessage({
        name: 'Jane',
        email: 'jane@shop.test',
        subject: 'Slots',
        message: 'How many?',
      }),
    answers: everyone,
  },
  'announcements.current': {
    call: (client) => client.announcements.current(),
    answers: everyone,
  },
  'announcements.list': {
    call: (client) => client.announcements.list({}),
    answers: adminsOnly,
  },
  'announcements.create': {
    call: (client) => client.announcements.create(announcementForm),
    answers: adminsOnly,
  },
  'announcements.update': {
    call: (client, { announcement }) =>
      client.announcements.update({ ...announcementForm, id: announcement }),
    answers: adminsOnly,
  },
  'announcements.remove': {
    call: (client, { announcement }) => client.announcements.remove({ id: announcement }),
    answers: adminsOnly,
  },
  'support.messages': {
    call: (client) => client.support.messages({}),
    answers: adminsOnly,
  },
  'support.subscribers': {
    call: (client) => client.support.subscribers({}),
    answers: adminsOnly,
  },
  'tickets.mine': {
    call: (client) => client.tickets.mine({}),
    answers: inPerson,
  },
  'tickets.read': {
    call: (client, { ticket }) => client.tickets.read({ id: ticket }),
    answers: ownerInPerson,
  },
  'tickets.open': {
    call: (client) => client.tickets.open(ticketForm),
    answers: inPerson,
  },
  'tickets.reply': {
    call: (client, { ticket }) => client.tickets.reply({ id: ticket, message: 'And now?' }),
    answers: ownerInPerson,
  },
  'tickets.close': {
    call: (client, { ticket }) => client.tickets.close({ id: ticket }),
    answers: ownerInPerson,
  },
  'tickets.reopen': {
    call: (client, { ticket }) => client.tickets.reopen({ id: ticket }),
    answers: inPersonAs('TICKET_STATE', 'NOT_FOUND'),
  },
  'tickets.list': {
    call: (client) => client.tickets.list({}),
    answers: adminsOnly,
  },
  'tickets.inspect': {
    call: (client, { ticket }) => client.tickets.inspect({ id: ticket }),
    answers: adminsOnly,
  },
  'tickets.answer': {
    call: (client, { ticket }) =>
      client.tickets.answer({ id: ticket, message: 'It is up.', isInternal: false }),
    answers: adminsOnly,
  },
  'tickets.update': {
    call: (client, { ticket }) => client.tickets.update({ id: ticket, priority: 'high' }),
    answers: adminsOnly,
  },
}
