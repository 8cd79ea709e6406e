import type { WrittenNote } from '@hostfront/contract/clients'
import { DONE } from '@hostfront/contract/page'
import type { ClientNote } from '@hostfront/domain/clients/client-note'
import type { ReadTx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lockClient } from './lock-client.ts'

/** More than anybody reads; older ones are kept. */
const MOST_SHOWN = 200

/** What administrators have noted about a client, newest first. */
export function listNotes(
  call: SignedInCall,
  { id: userId }: { readonly id: string },
): Promise<WrittenNote[]> {
  return call.store.read(async (tx) => {
    const { items } = await tx.clientNotes.list({ where: { userId }, limit: MOST_SHOWN })
    return withAuthors(tx, items)
  })
}

/** Notes something about a client. The log says how many notes there are, not what they say: it stays, they go. */
export function addNote(
  call: SignedInCall,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<WrittenNote> {
  return call.store.transaction(async (tx) => {
    const client = await lockClient(tx, id)
    const note = await tx.clientNotes.insert({
      id: call.newId(),
      createdAt: call.now(),
      userId: client.id,
      authorId: call.actor.id,
      body,
    })
    const notes = await tx.clientNotes.count({ userId: id })
    await recordChange(tx, call, 'clients.addNote', { id, notes: notes - 1 }, { id, notes })
    const [written] = await withAuthors(tx, [note])
    if (!written) throw new Error(`Note ${note.id} was not kept`)
    return written
  })
}

export async function removeNote(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const note = await tx.clientNotes.get(id)
    if (!note || !(await tx.clientNotes.delete(id))) throw refused('NOT_FOUND')
    const subject = { id: note.userId }
    const notes = await tx.clientNotes.count({ userId: note.userId })
    await recordChange(
      tx,
      call,
      'clients.removeNote',
      { ...subject, notes: notes + 1 },
      { ...subject, notes },
    )
  })
  return DONE
}

async function withAuthors(tx: ReadTx, notes: readonly ClientNote[]): Promise<WrittenNote[]> {
  const ids = [...new Set(notes.map(({ authorId }) => authorId))]
  if (ids.length === 0) return []
  const { items } = await tx.users.list({ where: { id: { in: ids } }, limit: ids.length })
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return notes.map((note) => ({ ...note, authorName: names.get(note.authorId) ?? note.authorId }))
}
