import { adminsOnly, inPerson, inPersonAs, type Row } from './row.ts'

const profile = { name: 'New', country: 'FR', phone: '', company: '', locale: 'fr' }

/** The accounts as administrators run them, and as their owners do. */
export const clientRows: Readonly<Record<string, Row>> = {
  'clients.list': { call: (client) => client.clients.list({}), answers: adminsOnly },
  'clients.get': {
    call: (client, { owner }) => client.clients.get({ id: owner }),
    answers: adminsOnly,
  },
  'clients.update': {
    call: (client, { owner }) => client.clients.update({ id: owner, role: 'admin' }),
    answers: adminsOnly,
  },
  'clients.changeCoins': {
    call: (client, { owner }) => client.clients.changeCoins({ id: owner, amount: 100, note: '' }),
    answers: adminsOnly,
  },
  'clients.remove': {
    call: (client, { owner }) => client.clients.remove({ id: owner }),
    answers: adminsOnly,
  },
  'clients.notes': {
    call: (client, { owner }) => client.clients.notes({ id: owner }),
    answers: adminsOnly,
  },
  'clients.addNote': {
    call: (client, { owner }) => client.clients.addNote({ id: owner, body: 'Pays late.' }),
    answers: adminsOnly,
  },
  'clients.removeNote': {
    call: (client, { note }) => client.clients.removeNote({ id: note }),
    answers: adminsOnly,
  },
  'accounts.updateProfile': {
    call: (client) => client.accounts.updateProfile(profile),
    answers: inPerson,
  },
  'accounts.exportMine': { call: (client) => client.accounts.exportMine(), answers: inPerson },
  'accounts.remove': {
    call: (client) => client.accounts.remove(),
    answers: { ...inPersonAs('ACCOUNT_IN_USE', 'ok'), admin: 'LAST_ADMIN' },
  },
}
