import type { NamedEntry } from '@hostfront/contract/audit'
import { shopItself } from '../../words/audit.ts'

type Told = Pick<NamedEntry, 'action' | 'actor' | 'actorName' | 'subjectName'>

/** Who did what a line of the log says. A deleted account has no name any more; who was refused entry never had one. */
export function whoDid({ action, actor, actorName, subjectName }: Told): string {
  if (actor !== null) return actorName ?? 'A deleted account'
  // Only who is signed in is asked for the password again; older lines name the account as their record alone.
  if (action === 'accounts.confirmFailed') return subjectName ?? 'A deleted account'
  return action.endsWith('Failed') ? 'A visitor' : shopItself(action)
}
