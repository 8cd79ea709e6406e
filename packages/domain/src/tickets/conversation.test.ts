import { expect, test } from 'vitest'
import {
  addMessage,
  canDoWith,
  lastWords,
  readByCustomer,
  unansweredSince,
} from './conversation.ts'
import { MAX_TICKET_MESSAGES, type TicketMessage, TicketStatus } from './ticket.ts'

const asked: TicketMessage = {
  authorId: 'jane',
  createdAt: '2026-06-01T12:00:00.000Z',
  body: 'Is it down?',
  from: 'customer',
  isInternal: false,
  fileIds: [],
}
const answered: TicketMessage = { ...asked, authorId: 'admin', from: 'team', body: 'It is up.' }
const noted: TicketMessage = { ...answered, isInternal: true, body: 'Second time this week.' }

test.each(TicketStatus.options)(
  'who writes into a ticket that is %s changes its state',
  (status) => {
    const write = (message: TicketMessage) => addMessage({ status, messages: [asked] }, message)
    expect(write(asked)).toMatchObject({ value: { status: 'open', messages: [asked, asked] } })
    expect(write(answered)).toMatchObject({ value: { status: 'answered' } })
    expect(write(noted)).toMatchObject({ value: { status, messages: [asked, noted] } })
  },
)

test('a message moves the time of the last change', () => {
  const createdAt = '2026-06-02T09:30:00.000Z'
  const added = addMessage({ status: 'open', messages: [] }, { ...noted, createdAt })
  expect(added).toMatchObject({ value: { updatedAt: createdAt } })
})

test('a full ticket takes no more, notes included', () => {
  const ticket = (length: number) => ({
    status: 'open' as const,
    messages: Array.from({ length }, () => asked),
  })
  expect(addMessage(ticket(MAX_TICKET_MESSAGES - 1), asked).ok).toBe(true)
  for (const message of [asked, answered, noted]) {
    expect(addMessage(ticket(MAX_TICKET_MESSAGES), message)).toEqual({
      ok: false,
      refusal: 'TICKET_FULL',
    })
  }
})

test('a ticket is unanswered since the first word after the last answer, notes aside', () => {
  const at = (hour: number, message: TicketMessage): TicketMessage => ({
    ...message,
    createdAt: `2026-06-01T${hour}:00:00.000Z`,
  })
  const since = (...messages: TicketMessage[]) => unansweredSince({ status: 'open', messages })
  expect(since(at(10, asked), at(11, asked))).toBe('2026-06-01T10:00:00.000Z')
  expect(since(at(10, asked), at(11, answered), at(12, asked), at(13, noted), at(14, asked))).toBe(
    '2026-06-01T12:00:00.000Z',
  )
  // Reopened without a word: the last one is the team's.
  expect(since(at(10, asked), at(11, answered), at(12, noted))).toBeNull()
  for (const status of ['answered', 'closed'] as const) {
    expect(unansweredSince({ status, messages: [at(10, asked)] })).toBeNull()
  }
})

test('the last words are one line of who wrote last, a note aside', () => {
  expect(lastWords([asked, { ...answered, body: ' It\n\nis  up. ' }, noted])).toEqual({
    from: 'team',
    body: 'It is up.',
  })
  expect(lastWords([{ ...asked, body: '🎮'.repeat(161) }])?.body).toBe(`${'🎮'.repeat(160)}…`)
  expect(lastWords([noted])).toBeNull()
})

test('a customer reads no note and not who of the team wrote', () => {
  expect(readByCustomer([asked, noted, answered])).toEqual([asked, { ...answered, authorId: null }])
})

test('what is not closed can be closed, what is closed reopened', () => {
  const allowed = (action: 'close' | 'reopen') =>
    TicketStatus.options.filter((status) => canDoWith({ status }, action))
  expect(allowed('close')).toEqual(['open', 'answered'])
  expect(allowed('reopen')).toEqual(['closed'])
})
