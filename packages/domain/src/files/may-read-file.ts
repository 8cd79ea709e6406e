import { type Actor, isOwner } from '../accounts/actor.ts'
import { may } from '../accounts/permission.ts'
import { readByCustomer } from '../tickets/conversation.ts'
import type { Ticket } from '../tickets/ticket.ts'
import type { StoredFile } from './stored-file.ts'

/** What a file belongs to: a ticket with its messages, or whose declaration it is. */
export type FileSubject = Pick<Ticket, 'userId'> & Partial<Pick<Ticket, 'messages'>>

/**
 * Who may read a file. One that belongs to nothing yet is its sender's alone; then it follows its subject: the team reads
 * all, a customer their own declaration, and of their own ticket what is no note of the team.
 */
export function mayReadFile(
  actor: Actor,
  file: Pick<StoredFile, 'id' | 'userId' | 'purpose' | 'subjectId'>,
  subject: FileSubject | null,
): boolean {
  if (file.subjectId === null) return isOwner(actor, file)
  if (readsAsTeam(actor, file)) return true
  if (!subject || !isOwner(actor, subject)) return false
  if (file.purpose === 'proof') return true
  return readByCustomer(subject.messages ?? []).some(({ fileIds }) => fileIds.includes(file.id))
}

/** Whether it is the team's permission that opens it. */
export const readsAsTeam = (
  actor: Actor,
  { purpose, subjectId }: Pick<StoredFile, 'purpose' | 'subjectId'>,
): boolean => subjectId !== null && may(actor, READ_BY[purpose])

const READ_BY = { proof: 'invoices.read', attachment: 'tickets.read' } as const
