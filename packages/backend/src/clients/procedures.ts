import { clients } from '@hostfront/contract/clients'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { once } from '../idempotency/once.ts'
import { changeCoins } from './change-coins.ts'
import { getClient, listClients } from './list-clients.ts'
import { addNote, listNotes, removeNote } from './notes.ts'
import { removeClient } from './remove-client.ts'
import { updateClient } from './update-client.ts'

const on = implement(clients).$context<CallContext>().use(admitted)

export const procedures = on.router({
  list: on.list.handler(({ context, input }) => listClients(signedIn(context), input)),
  get: on.get.handler(({ context, input }) => getClient(signedIn(context), input)),
  update: on.update
    .use(once)
    .handler(({ context, input }) => updateClient(signedIn(context), input)),
  changeCoins: on.changeCoins
    .use(once)
    .handler(({ context, input }) => changeCoins(signedIn(context), input)),
  remove: on.remove.handler(({ context, input }) => removeClient(signedIn(context), input)),
  notes: on.notes.handler(({ context, input }) => listNotes(signedIn(context), input)),
  addNote: on.addNote.handler(({ context, input }) => addNote(signedIn(context), input)),
  removeNote: on.removeNote.handler(({ context, input }) => removeNote(signedIn(context), input)),
})
