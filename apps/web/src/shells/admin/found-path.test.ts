import { expect, test } from 'vitest'
import { foundPath } from './found-path.ts'

test.each([
  [{ kind: 'client', id: 'a/b' }, '/admin/clients/a%2Fb'],
  [{ kind: 'ticket', id: '7' }, '/admin/tickets/7'],
  [{ kind: 'order', id: '7' }, '/admin/orders/7'],
  [{ kind: 'service', id: '7' }, '/admin/services/7'],
  [{ kind: 'domain', id: '7' }, '/admin/clients/jane%2F1?tab=domains'],
  [{ kind: 'invoice', id: '7' }, '/admin/invoices/7'],
  [{ kind: 'payment', id: '7' }, '/admin/transactions?search=TX%201'],
] as const)('%o leads to %s', (found, path) =>
  expect(foundPath({ ...found, userId: 'jane/1', title: 'TX 1' })).toBe(path),
)
