import { expect, test } from 'vitest'
import { contractTraits } from '../../contract-traits.ts'
import { changesBy } from './changes.ts'

const affectedBy = changesBy({
  'orders.mine': ['orders', 'invoices'],
  'tickets.mine': ['tickets'],
  'settings.get': ['settings'],
  'shop.capabilities': [],
})
const CALLS = ['orders.mine', 'tickets.mine', 'settings.get', 'shop.capabilities', 'news.list']
const touchedBy = (...changed: string[]) => CALLS.filter(affectedBy(changed))

test('a change touches the answers that are made of it, and those of which nobody knows', () => {
  expect(touchedBy('invoices')).toEqual(['orders.mine', 'news.list'])
  expect(touchedBy('invoices', 'tickets')).toEqual(['orders.mine', 'tickets.mine', 'news.list'])
  expect(touchedBy()).toEqual(['news.list'])
})

test('the settings, and what is not known here, touch every answer', () => {
  expect(touchedBy('settings')).toEqual(CALLS)
  expect(touchedBy('tickets', 'gifts')).toEqual(CALLS)
})

test('when a customer writes a ticket, the panel’s overview asks for what shows tickets, and the log’s figures', () => {
  const overview = [
    'settings.get',
    'announcements.current',
    'accounts.me',
    'notifications.list',
    'admin.waiting',
    'admin.figures',
    'admin.automation',
    'admin.morning',
    'upkeep.notices',
    'opening.checklist',
    'orders.list',
    'settings.getAll',
  ]
  const { madeOf } = JSON.parse(contractTraits().__HOSTFRONT_CALLS__)
  const isAffected = changesBy(madeOf)(['tickets', 'auditLog'])
  expect(overview.filter(isAffected)).toEqual([
    'admin.waiting',
    'admin.figures',
    'admin.automation',
    'admin.morning',
  ])
})
