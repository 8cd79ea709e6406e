import { expect, test } from 'vitest'
import { foundPath } from './found-path.ts'

test.each([
  [{ kind: 'client', id: 'a/b', title: 'Jane' }, '/admin/clients/a%2Fb'],
  [{ kind: 'ticket', id: '7', title: 'Slots' }, '/admin/tickets/7'],
  [{ kind: 'order', id: '7', title: 'A & B' }, '/admin/orders?search=A+%26+B&status=all'],
  [{ kind: 'service', id: '7', title: 'Owls' }, '/admin/services/7'],
  [{ kind: 'domain', id: '7', title: 'a.com' }, '/admin/clients/jane%2F1?tab=domains'],
  [{ kind: 'invoice', id: '7', title: '2026-00001' }, '/admin/invoices?search=2026-00001'],
] as const)('%o leads to %s', (found, path) =>
  expect(foundPath({ ...found, userId: 'jane/1' })).toBe(path),
)
