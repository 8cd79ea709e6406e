import { createMemoryStore } from '@hostfront/store/memory'
import { expect, test } from 'vitest'
import type { SignedInCall } from '../call/context.ts'
import { recordChange } from './record-change.ts'

const row = { id: 'row', name: 'Jane', tags: [{ colour: 'red' }], passwordHash: '$old' }
type Row = typeof row
const HASHED = { keyHash: 'x' }

test.each<[string, Row | null, Row | null, string | null, string | null]>([
  ['a changed field', row, { ...row, name: 'Joan' }, '{"name":"Jane"}', '{"name":"Joan"}'],
  [
    'what changed inside of a field',
    row,
    { ...row, tags: [{ colour: 'blue' }] },
    '{"tags":[{"colour":"red"}]}',
    '{"tags":[{"colour":"blue"}]}',
  ],
  ['a new row', null, row, null, '{"id":"row","name":"Jane","tags":[{"colour":"red"}]}'],
  ['a deleted row', row, null, '{"id":"row","name":"Jane","tags":[{"colour":"red"}]}', null],
  ['no hash within a group', row, { ...row, tags: [{ colour: 'red', ...HASHED }] }, '{}', '{}'],
  ['no hash', row, { ...row, passwordHash: '$new' }, '{}', '{}'],
])('the log keeps %s', async (_, before, after, keptBefore, keptAfter) => {
  const store = createMemoryStore()
  const now = '2026-06-01T12:00:00.000Z'
  const actor = { id: 'admin' }
  // Of a call only this much is asked for.
  const client = { address: '203.0.113.9', userAgent: null }
  const call = { newId: () => 'entry', now: () => now, actor, client } as SignedInCall
  await store.transaction((tx) => recordChange(tx, call, 'rows.change', before, after))
  expect(await store.read((tx) => tx.auditLog.get('entry'))).toEqual({
    id: 'entry',
    createdAt: now,
    actor: 'admin',
    action: 'rows.change',
    subject: 'row',
    before: keptBefore,
    after: keptAfter,
    address: '203.0.113.9',
    keptUntil: null,
  })
})
