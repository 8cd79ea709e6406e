import { type Call, EVE, fact, JANE, untyped } from './stage.ts'

/** The id of Eve's account, as the administrator's list has it. */
const eve = (told: unknown): string => fact(told, 'clients.list: eve/items/0/account/id')

const PROFILE = {
  name: 'Jane Doe',
  country: 'MA',
  phone: '+212 612 345678',
  company: '',
  taxId: '',
  locale: 'fr',
}

/** Accounts, as administrators run them and as their owners do; at the end Eve’s is deleted. */
export const clientCalls: readonly Call[] = [
  ['clients.list', ({ admin }) => admin.api.clients.list({ search: 'jane' })],
  ['clients.list: eve', ({ admin }) => admin.api.clients.list({ search: EVE.email })],
  ['clients.list: sorted', ({ admin }) => admin.api.clients.list({ sort: 'text' })],
  [
    'clients.list: by coins',
    ({ admin }) => admin.api.clients.list({ sort: 'coins', descending: true, limit: 2 }),
  ],
  ['clients.list: filtered', ({ admin }) => admin.api.clients.list({ role: 'admin' })],
  ['clients.list: bad input', ({ admin }) => admin.api.clients.list(untyped({ sort: 'role' }))],
  ['clients.get', ({ admin, told }) => admin.api.clients.get({ id: eve(told) })],
  ['clients.get: nobody', ({ admin }) => admin.api.clients.get({ id: 'nobody' })],
  [
    'clients.update',
    ({ admin, told }) =>
      admin.api.clients.update({ id: eve(told), name: 'Eve Stone', coins: 5000 }),
  ],
  [
    'clients.update: a taken address',
    ({ admin, told }) => admin.api.clients.update({ id: eve(told), email: JANE.email }),
  ],
  [
    'clients.update: a short password',
    ({ admin, told }) => admin.api.clients.update({ id: eve(told), password: 'short' }),
  ],
  [
    'clients.update: oneself',
    ({ admin, told }) =>
      admin.api.clients.update({
        id: fact(told, 'clients.list: filtered/items/0/account/id'),
        role: 'user',
      }),
  ],
  [
    'clients.update: once',
    ({ admin, told }) =>
      admin.once('client-1').clients.update({ id: eve(told), password: EVE.password }),
  ],
  [
    'clients.update: once, again',
    ({ admin, told }) =>
      admin.once('client-1').clients.update({ id: eve(told), password: EVE.password }),
  ],
  [
    'clients.changeCoins',
    ({ admin, told }) =>
      admin.api.clients.changeCoins({ id: eve(told), amount: 250, note: 'Cash' }),
  ],
  [
    'clients.changeCoins: more than there is',
    ({ admin, told }) =>
      admin.api.clients.changeCoins({ id: eve(told), amount: -1_000_000, note: '' }),
  ],
  [
    'clients.changeCoins: nothing left',
    ({ admin, told }) => admin.api.clients.changeCoins({ id: eve(told), amount: -1, note: '' }),
  ],
  [
    'clients.addNote',
    ({ admin, told }) => admin.api.clients.addNote({ id: eve(told), body: 'Pays late.' }),
  ],
  [
    'billing.issue',
    ({ admin, told }) =>
      admin.api.billing.issue({
        userId: eve(told),
        lines: [{ description: 'Moving of a server', amount: 2500 }],
        dueDate: '2100-01-01T00:00:00.000Z',
      }),
  ],
  [
    'billing.withdrawManual',
    ({ admin, told }) =>
      admin.api.billing.withdrawManual({ invoiceId: fact(told, 'billing.issue/id') }),
  ],
  ['clients.records', ({ admin, told }) => admin.api.clients.records({ id: eve(told) })],
  ['clients.notes', ({ admin, told }) => admin.api.clients.notes({ id: eve(told) })],
  [
    'clients.removeNote',
    ({ admin, told }) => admin.api.clients.removeNote({ id: fact(told, 'clients.addNote/id') }),
  ],
  [
    'clients.removeNote: again',
    ({ admin, told }) => admin.api.clients.removeNote({ id: fact(told, 'clients.addNote/id') }),
  ],
  [
    'clients.remove: an administrator',
    ({ admin, told }) =>
      admin.api.clients.remove({ id: fact(told, 'clients.list: filtered/items/0/account/id') }),
  ],
  ['clients.remove', ({ admin, told }) => admin.api.clients.remove({ id: eve(told) })],
  ['clients.remove: again', ({ admin, told }) => admin.api.clients.remove({ id: eve(told) })],
  ['clients.list: without eve', ({ admin }) => admin.api.clients.list({ search: 'eve' })],
  ['accounts.login: deleted', ({ visitor }) => visitor.api.accounts.login(EVE)],
  ['accounts.updateProfile', ({ jane }) => jane.api.accounts.updateProfile(PROFILE)],
  [
    'accounts.updateProfile: no country',
    ({ jane }) => jane.api.accounts.updateProfile({ ...PROFILE, country: 'Morocco' }),
  ],
  ['accounts.exportMine', ({ jane }) => jane.api.accounts.exportMine()],
  ['accounts.remove: in use', ({ jane }) => jane.api.accounts.remove()],
]
