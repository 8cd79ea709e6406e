import { clients } from '@hostfront/contract/clients'
import { bind } from '../access/bind.ts'
import { addClient } from '../clients/add-client.ts'
import { changeCoins } from '../clients/change-coins.ts'
import { holdClient, releaseClient } from '../clients/hold-client.ts'
import { countClients, countRecords, getClient, listClients } from '../clients/list-clients.ts'
import { addNote, listNotes, removeNote } from '../clients/notes.ts'
import { removeClient } from '../clients/remove-client.ts'
import { updateClient } from '../clients/update-client.ts'

export const procedures = bind(clients, {
  list: listClients,
  counts: countClients,
  get: getClient,
  records: countRecords,
  add: addClient,
  update: updateClient,
  changeCoins,
  hold: holdClient,
  release: releaseClient,
  remove: removeClient,
  notes: listNotes,
  addNote,
  removeNote,
})
