import type { Answer } from '@hostfront/domain/provisioning/seen'
import { ask } from './ask.ts'
import { findServer, observe, seenOf } from './observe.ts'
import type { PanelCall, PanelRequest } from './panel-client.ts'
import { NoAnswer } from './panel-objects.ts'
import { turnsOf } from './turns.ts'

type Request = (id: number) => Pick<PanelRequest, 'method' | 'path'>

interface Change {
  readonly request: Request
  /** Undoes it; null: nothing does. */
  readonly opposite: Request | null
  /** Whether the panel shows what was asked for. */
  readonly isSo: (seen: Answer) => boolean
}

const suspendRequest: Request = (id) => ({ method: 'POST', path: `/servers/${id}/suspend` })
const resumeRequest: Request = (id) => ({ method: 'POST', path: `/servers/${id}/unsuspend` })

const CHANGES = {
  suspend: {
    request: suspendRequest,
    opposite: resumeRequest,
    isSo: (seen) => seen.result === 'done' && seen.seen.state === 'off',
  },
  resume: {
    request: resumeRequest,
    opposite: suspendRequest,
    isSo: (seen) => seen.result === 'done' && seen.seen.state !== 'off',
  },
  remove: {
    // Never by force: that forgets the entry and leaves the files on the node.
    request: (id) => ({ method: 'DELETE', path: `/servers/${id}` }),
    opposite: null,
    isSo: (seen) => seen.result === 'absent',
  },
} satisfies Record<string, Change>

/** Finds the server by its key, asks for the change, and looks again: only what the panel then shows is answered. */
export async function change(
  call: PanelCall,
  verb: keyof typeof CHANGES,
  key: string,
): Promise<Answer> {
  const { request, opposite, isSo }: Change = CHANGES[verb]
  const { reads, write } = turnsOf(call)
  const server = await findServer(call, key, reads)
  if (!server.ok) return server.answer
  const { id } = server.value
  const wasSo = isSo({ result: 'done', seen: seenOf(server.value, call.address) })
  const told = await ask(call, { ...request(id), by: write }, NoAnswer)
  if (!told.ok && told.answer.result === 'unknown' && opposite && !wasSo) {
    if (!call.dialect.takesBack) await takeBack(call, key, { order: opposite(id), isSo })
  }
  // Not there any more: the look tells by its key.
  if (!told.ok && told.answer.result !== 'absent') return told.answer
  const after = await observe(call, key)
  if (isSo(after) || after.result === 'person') return after
  const fault =
    'fault' in after ? after.fault : ({ code: 'PANEL_FAULT', detail: `${verb} not seen` } as const)
  return { result: 'unknown', fault }
}

/** Either order does nothing where it is so already, so it may be sent more than once. */
const TRIES = 3

/**
 * Pelican notes a suspension, or its end, before it tells the node, and leaves it noted where the node has not heard. Asked
 * again it answers that all is done, and tells nobody: the shop would take a server that runs for suspended, for ever. So
 * what may have failed is undone at once, in the panel's notes at least, for those change whether the node hears or not;
 * the next look shows it as it was before, and it is ordered anew.
 *
 * Not cured is an order whose answer and whose undoing are both lost while the node is out of reach: no answer of the panel
 * tells such a server from one that is suspended. To lift and repeat every suspension that the shop finds would let go of
 * those that an administrator has ordered.
 */
async function takeBack(
  call: PanelCall,
  key: string,
  { order, isSo }: { readonly order: ReturnType<Request>; readonly isSo: Change['isSo'] },
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await ask(call, order, NoAnswer)
    const seen = await observe(call, key)
    if (seen.result !== 'retry' && !isSo(seen)) return
  }
}
