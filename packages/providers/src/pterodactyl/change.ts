import type { Answer } from '@hostfront/domain/provisioning/seen'
import { ask } from './ask.ts'
import { findServer, observe } from './observe.ts'
import type { PanelCall, PanelRequest } from './panel-client.ts'
import { NoAnswer } from './panel-objects.ts'
import { turnsOf } from './turns.ts'

interface Change {
  readonly request: (id: number) => Pick<PanelRequest, 'method' | 'path'>
  /** Whether the panel shows what was asked for. */
  readonly isSo: (seen: Answer) => boolean
}

const CHANGES = {
  suspend: {
    request: (id) => ({ method: 'POST', path: `/servers/${id}/suspend` }),
    isSo: (seen) => seen.result === 'done' && seen.seen.state === 'off',
  },
  resume: {
    request: (id) => ({ method: 'POST', path: `/servers/${id}/unsuspend` }),
    isSo: (seen) => seen.result === 'done' && seen.seen.state !== 'off',
  },
  remove: {
    // Never by force: that forgets the entry and leaves the files on the node.
    request: (id) => ({ method: 'DELETE', path: `/servers/${id}` }),
    isSo: (seen) => seen.result === 'absent',
  },
} satisfies Record<string, Change>

/** Finds the server by its key, asks for the change, and looks again: only what the panel then shows is answered. */
export async function change(
  call: PanelCall,
  verb: keyof typeof CHANGES,
  key: string,
): Promise<Answer> {
  const { request, isSo }: Change = CHANGES[verb]
  const { reads, write } = turnsOf(call)
  const server = await findServer(call, key, reads)
  if (!server.ok) return server.answer
  const told = await ask(call, { ...request(server.value.id), by: write }, NoAnswer)
  // Not there any more: the look tells by its key.
  if (!told.ok && told.answer.result !== 'absent') return told.answer
  const after = await observe(call, key)
  if (isSo(after) || after.result === 'person') return after
  const fault =
    'fault' in after ? after.fault : ({ code: 'PANEL_FAULT', detail: `${verb} not seen` } as const)
  return { result: 'unknown', fault }
}
