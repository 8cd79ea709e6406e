import type { Account } from '@hostfront/contract/accounts'
import { collectionNames } from '@hostfront/store/collections'
import { expect, test } from 'vitest'
import { createEventClient, toldTo } from './event-client.ts'

const customer: Account = {
  id: 'c',
  createdAt: '2026-06-01T12:00:00.000Z',
  name: 'Jane',
  username: null,
  email: 'jane@shop.test',
  role: 'user',
  status: 'active',
  landing: 'dashboard',
  coins: 0,
  country: null,
  phone: null,
  company: null,
  taxId: null,
  street: null,
  postcode: null,
  town: null,
  vatCheck: null,
  locale: null,
  emailVerifiedAt: null,
  holdUntil: null,
  holdReason: null,
}

const EVERYBODYS = ['announcements', 'orderOptions', 'paymentMethods', 'plans', 'settings']

test.each([
  ['a visitor', null, EVERYBODYS],
  ['a customer', customer, EVERYBODYS],
  ['an administrator', { ...customer, role: 'admin' as const }, [...collectionNames]],
  [
    'a suspended administrator',
    { ...customer, role: 'admin' as const, status: 'suspended' as const },
    EVERYBODYS,
  ],
])('%s is told of what they may look at', async (_who, account, told) => {
  expect(await heardBy(account, ['somebody'])).toEqual(told.toSorted())
})

test('a customer is told of what is theirs, whatever it is', async () => {
  expect(await heardBy(customer, ['c'])).toEqual(collectionNames.toSorted())
})

test('of everybody’s the team is told of what an answer is made of that they may ask for', () => {
  expect(toldTo('contactMessages').toSorted()).toEqual(['messages.read', 'shop.check'])
  // The titles of the log name them.
  expect(toldTo('vouchers').toSorted()).toEqual(['audit.read', 'shop.check', 'vouchers.change'])
  expect(toldTo('tickets')).toEqual(
    expect.arrayContaining(['tickets.read', 'admin.enter', 'figures.read', 'admin.search']),
  )
})

/** What somebody hears when everything changes, of the rows of `users`. */
async function heardBy(account: Account | null, users: readonly string[]): Promise<string[]> {
  const client = createEventClient(account)
  client.hear(collectionNames, users)
  let text = ''
  for await (const chunk of client.stream) {
    text += String(chunk)
    if (text.includes('data: ')) break
  }
  return (JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '[]') as string[]).toSorted()
}
