import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Need } from '@hostfront/domain/needs/need'
import { expect, test } from 'vitest'
import { billOf, needKey, needSubject, needWords } from './needs.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const service = { id: 's1', name: 'Night Shift' }
// Of an invoice only what a line says is looked at.
const invoice = {
  id: 'i1',
  number: '2026-00042',
  status: 'unpaid',
  dueDate: '2026-11-28T12:00:00.000Z',
  subjectKind: 'order',
  lines: [{ description: 'SAMP Pro "Night Shift", monthly', amount: 450 }],
} as Invoice

test('a bill says when it is due and for what, and is paid where it stands', () => {
  expect(needWords({ kind: 'bill', invoice }, now)).toEqual({
    title: 'SAMP Pro “Night Shift”',
    detail: 'Due Nov 28',
    age: 'in 7 days',
    spare: 'Invoice 2026-00042',
    act: null,
  })
  expect(needWords({ kind: 'bill', invoice }, now, true)).toMatchObject({
    detail: '',
    spare: 'Invoice 2026-00042',
  })
  expect(
    needWords({ kind: 'bill', invoice: { ...invoice, subjectKind: null } }, now),
  ).toMatchObject({
    title: 'Invoice 2026-00042',
    detail: 'Due Nov 28',
    age: 'in 7 days',
    more: 'SAMP Pro “Night Shift”, monthly',
  })
  const overdue = {
    ...invoice,
    status: 'overdue',
    dueDate: '2026-11-18T12:00:00.000Z',
    lines: [],
  } as Invoice
  const late: Need = { kind: 'bill', invoice: overdue }
  expect(needWords(late, now)).toMatchObject({
    title: 'Invoice 2026-00042',
    detail: 'Was due Nov 18',
    age: '3 days ago',
    more: '',
  })
  const lastYear: Need = {
    kind: 'bill',
    invoice: { ...overdue, dueDate: '2025-11-18T12:00:00.000Z' },
  }
  expect(needWords(lastYear, now).detail).toBe('Was due Nov 18, 2025')
})

test('a suspended service is paid where it stands, and opened while it has no bill', () => {
  const debt = { kind: 'debt', service, endsAt: '2026-11-25T12:00:00.000Z' } as const
  expect(needWords({ ...debt, invoice }, now)).toMatchObject({
    detail: 'It was not paid in time and ends for good on Nov 25, 2026.',
    act: null,
  })
  expect(needWords({ ...debt, invoice: null }, now).act?.to).toBe('/dashboard/services/s1')
})

test('everything else leads to where it is done, and is known by whom it is about', () => {
  const at = '2026-11-24T12:00:00.000Z'
  const needs: Need[] = [
    { kind: 'answer', service },
    { kind: 'ending', service, expiresAt: at },
    { kind: 'lapsing', domain: { id: 'd1', name: 'shop.example' }, expiresAt: at },
    { kind: 'ticket', ticket: { id: 't1', name: 'Lag' } },
    { kind: 'order', order: { id: 'o1', name: 'New' }, createdAt: '2026-11-20T12:00:00.000Z' },
    { kind: 'coins', amount: 1000 },
  ]
  expect(needs.map((need) => [needSubject(need), needWords(need, now).act?.to])).toEqual([
    ['Night Shift', '/dashboard/services/s1'],
    ['Night Shift', '/dashboard/services/s1'],
    ['shop.example', '/dashboard?tab=domains'],
    ['Lag', '/dashboard?tab=support&ticket=t1'],
    ['New', '/dashboard/orders/o1'],
    ['coins', '/dashboard?tab=billing'],
  ])
  const lapsed = { id: 'd1', name: 'shop.example' }
  const words = (expiresAt: string) =>
    needWords({ kind: 'lapsing', domain: lapsed, expiresAt }, now)
  expect(words(at)).toMatchObject({
    title: 'shop.example expires in 3 days',
    detail: 'Paid until Nov 24. Auto-renew is off.',
  })
  expect(words('2026-11-18T12:00:00.000Z')).toMatchObject({
    title: 'shop.example expired 3 days ago',
    detail: 'It can be renewed until Dec 18, 2026.',
  })
  expect(words('2026-11-21T12:00:00.000Z').title).toBe('shop.example expired just now')
  expect(needWords({ kind: 'coins', amount: 1000 }, now).title).toBe('10 coins on their way')
  expect(needWords({ kind: 'coins', amount: 100 }, now).title).toBe('1 coin on its way')
  expect(new Set(needs.map(needKey)).size).toBe(needs.length)
  expect(needs.map(billOf)).toEqual(Array(needs.length).fill(null))
})
