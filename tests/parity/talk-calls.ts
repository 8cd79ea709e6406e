import type { AnnouncementForm } from '@hostfront/domain/announcements/announcement-form'
import type { TicketForm } from '@hostfront/domain/tickets/ticket-form'
import { type Call, fact, type Stage, untyped } from './stage.ts'

const form: TicketForm = { subject: 'Lag', priority: 'high', serviceId: '', message: 'It is slow.' }

const announcement: AnnouncementForm = {
  title: 'New rack',
  content: 'Frankfurt grows.',
  type: 'info',
  isActive: true,
  targetAudience: 'customers',
}

const ticketId = ({ told }: Stage) => fact(told, 'tickets.open/id')
const announcementId = ({ told }: Stage) => fact(told, 'announcements.create/id')

/** Tickets, announcements and what visitors wrote. */
export const talkCalls: readonly Call[] = [
  ['tickets.open: bad input', ({ jane }) => jane.api.tickets.open(untyped({ subject: ' ' }))],
  [
    'tickets.open: about nothing of hers',
    ({ jane }) => jane.api.tickets.open({ ...form, serviceId: 'none' }),
  ],
  ['tickets.open', ({ jane }) => jane.once('ticket-1').tickets.open(form)],
  ['tickets.open: again', ({ jane }) => jane.once('ticket-1').tickets.open(form)],
  ['tickets.mine', ({ jane }) => jane.api.tickets.mine({ status: 'open' })],
  ['tickets.mine: nothing', ({ eve }) => eve.api.tickets.mine({})],
  ['tickets.read', (stage) => stage.jane.api.tickets.read({ id: ticketId(stage) })],
  [
    'tickets.reply',
    (stage) => stage.jane.api.tickets.reply({ id: ticketId(stage), message: ' And now? ' }),
  ],
  ['tickets.reopen: open', (stage) => stage.jane.api.tickets.reopen({ id: ticketId(stage) })],
  [
    'tickets.list',
    ({ admin }) =>
      admin.api.tickets.list({ sort: 'updatedAt', descending: true, assigneeId: null, limit: 1 }),
  ],
  ['tickets.list: bad input', ({ admin }) => admin.api.tickets.list(untyped({ sort: 'messages' }))],
  [
    'tickets.answer: a note',
    (stage) =>
      stage.admin.api.tickets.answer({
        id: ticketId(stage),
        message: 'The third this week.',
        isInternal: true,
      }),
  ],
  [
    'tickets.answer',
    (stage) =>
      stage.admin.api.tickets.answer({
        id: ticketId(stage),
        message: 'It is up again.',
        isInternal: false,
      }),
  ],
  ['tickets.read: answered', (stage) => stage.jane.api.tickets.read({ id: ticketId(stage) })],
  [
    'tickets.update: to nobody',
    (stage) => stage.admin.api.tickets.update({ id: ticketId(stage), assigneeId: 'nobody' }),
  ],
  [
    'tickets.update',
    (stage) =>
      stage.admin.api.tickets.update({
        id: ticketId(stage),
        priority: 'low',
        assigneeId: fact(stage.told, 'accounts.login: administrator/id'),
      }),
  ],
  [
    'tickets.update: about nothing of hers',
    (stage) => stage.admin.api.tickets.update({ id: ticketId(stage), serviceId: 'none' }),
  ],
  [
    'tickets.update: about a service of hers',
    (stage) =>
      stage.admin.api.tickets.update({
        id: ticketId(stage),
        serviceId: fact(stage.told, 'orders.approve/service/id'),
      }),
  ],
  [
    'tickets.update: about none',
    (stage) => stage.admin.api.tickets.update({ id: ticketId(stage), serviceId: null }),
  ],
  ['tickets.inspect', (stage) => stage.admin.api.tickets.inspect({ id: ticketId(stage) })],
  ['tickets.inspect: none', ({ admin }) => admin.api.tickets.inspect({ id: 'none' })],
  ['tickets.close', (stage) => stage.jane.api.tickets.close({ id: ticketId(stage) })],
  ['tickets.close: again', (stage) => stage.jane.api.tickets.close({ id: ticketId(stage) })],
  ['tickets.reopen', (stage) => stage.jane.api.tickets.reopen({ id: ticketId(stage) })],
  [
    'announcements.create: bad input',
    ({ admin }) => admin.api.announcements.create({ ...announcement, title: ' ' }),
  ],
  ['announcements.create', ({ admin }) => admin.api.announcements.create(announcement)],
  ['announcements.current', ({ jane }) => jane.api.announcements.current()],
  ['announcements.current: a visitor', ({ visitor }) => visitor.api.announcements.current()],
  [
    'announcements.update',
    (stage) =>
      stage.admin.api.announcements.update({
        ...announcement,
        id: announcementId(stage),
        targetAudience: 'admins',
      }),
  ],
  ['announcements.current: no longer hers', ({ jane }) => jane.api.announcements.current()],
  ['announcements.list', ({ admin }) => admin.api.announcements.list({})],
  [
    'announcements.remove',
    (stage) => stage.admin.api.announcements.remove({ id: announcementId(stage) }),
  ],
  [
    'announcements.remove: again',
    (stage) => stage.admin.api.announcements.remove({ id: announcementId(stage) }),
  ],
  ['support.subscribers', ({ admin }) => admin.api.support.subscribers({ search: 'tim@' })],
]
