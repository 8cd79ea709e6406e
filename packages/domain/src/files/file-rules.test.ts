import { expect, test } from 'vitest'
import type { Actor } from '../accounts/actor.ts'
import type { TicketMessage } from '../tickets/ticket.ts'
import { fileProblems } from './file-problems.ts'
import { keptSince } from './kept-since.ts'
import { mayReadFile } from './may-read-file.ts'

const person = (id: string, role: Actor['role'] = 'user'): Actor => ({
  id,
  role,
  status: 'active',
  scopes: null,
  session: null,
})
const [jane, eve, admin] = [person('jane'), person('eve'), person('admin', 'admin')]

const message = (fileId: string, isInternal = false): TicketMessage => ({
  authorId: 'admin',
  createdAt: '2026-06-01T12:00:00.000Z',
  body: 'Look',
  from: 'team',
  isInternal,
  fileIds: [fileId],
})
const file = { id: 'f', userId: 'jane', purpose: 'attachment', subjectId: 'ticket' } as const

test('a file that belongs to nothing is its sender’s alone', () => {
  const unused = { ...file, subjectId: null }
  expect([jane, eve, admin].map((who) => mayReadFile(who, unused, null))).toEqual([
    true,
    false,
    false,
  ])
})

test('an attachment is read by the customer of the ticket and by the team', () => {
  const ticket = { userId: 'jane', messages: [message('f')] }
  const ofTeam = { ...file, userId: 'admin' }
  for (const each of [file, ofTeam]) {
    expect([jane, eve, admin].map((who) => mayReadFile(who, each, ticket))).toEqual([
      true,
      false,
      true,
    ])
  }
})

test('what goes with a note of the team stays with it, whoever sent it', () => {
  const ticket = { userId: 'jane', messages: [message('other'), message('f', true)] }
  expect(mayReadFile(jane, file, ticket)).toBe(false)
  expect(mayReadFile(admin, file, ticket)).toBe(true)
})

test('a proof is read by whose declaration it is and by the team', () => {
  const proof = { ...file, purpose: 'proof' } as const
  expect([jane, eve, admin].map((who) => mayReadFile(who, proof, { userId: 'jane' }))).toEqual([
    true,
    false,
    true,
  ])
  expect(mayReadFile(jane, proof, null)).toBe(false)
})

test('a key opens no file of the team, and a suspended member of it neither', () => {
  const ticket = { userId: 'jane', messages: [message('f')] }
  expect(mayReadFile({ ...admin, scopes: ['orders:read'] }, file, ticket)).toBe(false)
  expect(mayReadFile({ ...admin, status: 'suspended' }, file, ticket)).toBe(false)
})

test.each([
  ['2026-06-15T10:00:00.000Z', 12, '2025-06-15T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-05T10:00:00.000Z', 1, '2025-12-05T10:00:00.000Z'],
])('at %s files of %i months are those since %s', (now, months, since) => {
  expect(keptSince(now, months)).toBe(since)
})

test('rows without their bytes and bytes without a row are found', () => {
  const row = (id: string, change = {}) => ({
    id,
    name: `${id}.png`,
    createdAt: '2026-06-01T12:00:00.000Z',
    size: 5,
    erasedAt: null,
    ...change,
  })
  const now = '2026-06-01T13:00:00.000Z'
  const rows = [
    row('whole'),
    row('gone'),
    row('cut'),
    row('arriving', { createdAt: '2026-06-01T12:55:00.000Z' }),
    row('erased', { erasedAt: now }),
    row('not-erased', { erasedAt: now }),
  ]
  const sizes = new Map([
    ['whole', 5],
    ['cut', 4],
    ['not-erased', 5],
    ['nobody', 9],
  ])
  expect(fileProblems(rows, sizes, now)).toEqual([
    { code: 'file-bytes', subject: 'gone', detail: 'gone.png: 0 ≠ 5' },
    { code: 'file-bytes', subject: 'cut', detail: 'cut.png: 4 ≠ 5' },
    { code: 'file-unknown', subject: 'not-erased', detail: '5' },
    { code: 'file-unknown', subject: 'nobody', detail: '9' },
  ])
})
