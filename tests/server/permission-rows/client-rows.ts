import { adminsOnly, type Row, signedIn, signedInGet } from './row.ts'

const profile = { name: 'New', country: 'FR', phone: '', company: '', locale: 'fr' }

/** The accounts as administrators run them, and as their owners do. */
export const clientRows: Readonly<Record<string, Row>> = {
  'clients.list': {
    call: (client) => client.clients.list({}),
    answers: adminsOnly,
    key: 'none',
  },
  'clients.get': {
    call: async (client, { client: account }) => client.clients.get({ id: await account() }),
    answers: adminsOnly,
    key: 'none',
  },
  'clients.update': {
    call: async (client, { client: account }) =>
      client.clients.update({ id: await account(), name: 'Owner' }),
    answers: adminsOnly,
    key: 'none',
  },
  'clients.changeCoins': {
    call: async (client, { client: account }) =>
      client.clients.changeCoins({ id: await account(), amount: 100, note: '' }),
    answers: adminsOnly,
    key: 'none',
  },
  'clients.remove': {
    call: (client) => client.clients.remove({ id: 'nobody' }),
    answers: { ...adminsOnly, admin: 'NOT_FOUND' },
    key: 'none',
  },
  'clients.notes': {
    call: async (client, { client: account }) => client.clients.notes({ id: await account() }),
    answers: adminsOnly,
    key: 'none',
  },
  'clients.addNote': {
    call: async (client, { client: account }) =>
      client.clients.addNote({ id: await account(), body: 'Pays late.' }),
    answers: adminsOnly,
    key: 'none',
  },
  'clients.removeNote': {
    call: async (client, { note }) => client.clients.removeNote({ id: await note() }),
    answers: adminsOnly,
    key: 'none',
  },
  'accounts.updateProfile': {
    call: (client) => client.accounts.updateProfile(profile),
    answers: signedIn,
    key: 'none',
  },
  'accounts.exportMine': {
    call: (client) => client.accounts.exportMine(),
    answers: signedIn,
    key: 'none',
  },
  'accounts.remove': {
    call: (client) => client.accounts.remove(),
    answers: signedInGet('CONFIRMATION_REQUIRED'),
    key: 'none',
    session: 'aged',
  },
}
