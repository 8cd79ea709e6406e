import type { NamedEntry } from '@hostfront/contract/audit'
import { shopItself } from '../../words/audit.ts'

/** Who did what a line of the log tells. An account that is gone has no name any more; who was turned away never had one. */
export function whoDid({ action, actor, actorName }: NamedEntry): string {
  if (actor !== null) return actorName ?? 'A deleted account'
  return action.endsWith('Failed') ? 'A visitor' : shopItself(action)
}
