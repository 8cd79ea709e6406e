import type { Answer, PowerSignal, Usage, UsageAnswer } from '@hostfront/domain/provisioning/seen'
import { ask, faultOf, refuse } from './ask.ts'
import { findServer, seenOf } from './observe.ts'
import type { PanelCall } from './panel-client.ts'
import { NoAnswer, type Stats, StatsAnswer } from './panel-objects.ts'
import type { Failed } from './read-fault.ts'
import { turnsOf } from './turns.ts'

/** The client API names a server by its short identifier, which only the panel knows: it is found by the key first. */
export async function power(call: PanelCall, key: string, signal: PowerSignal): Promise<Answer> {
  const { reads, write } = turnsOf(call)
  const server = await findServer(call, key, reads)
  if (!server.ok) return server.answer
  const path = `/servers/${server.value.identifier}/power`
  const request = { method: 'POST', api: 'client', path, body: { signal }, by: write } as const
  const told = await ask(call, request, NoAnswer)
  return told.ok ? { result: 'done', seen: seenOf(server.value, call.address) } : shown(told.answer)
}

/** What the server takes. The panel itself asks its node every 20 s at most. */
export async function usage(call: PanelCall, key: string): Promise<UsageAnswer> {
  const server = await findServer(call, key, turnsOf(call).reads)
  if (!server.ok) return { result: 'failed', fault: faultOf(server.answer) }
  const path = `/servers/${server.value.identifier}/resources`
  const got = await ask(call, { method: 'GET', api: 'client', path }, StatsAnswer)
  if (!got.ok) return { result: 'failed', fault: faultOf(shown(got.answer)) }
  const read = usageOf(got.value.attributes)
  if (read) return { result: 'done', usage: read }
  return { result: 'failed', fault: { code: 'UNREACHABLE', detail: null } }
}

/** The client API knows no server that the key's account may not touch; that there is one is known already. */
const shown = (answer: Failed): Failed =>
  answer.result === 'absent' ? refuse('NOT_PERMITTED', '404').answer : answer

const STATES: Readonly<Record<Exclude<Stats['current_state'], 'missing'>, Usage['state']>> = {
  running: 'running',
  starting: 'starting',
  stopping: 'stopping',
  offline: 'stopped',
}

/** Null: the node has not said, and the zeros beside that mean nothing. */
function usageOf({ current_state, resources }: Stats): Usage | null {
  if (current_state === 'missing') return null
  return {
    state: STATES[current_state],
    cpuPercent: resources.cpu_absolute,
    memory: resources.memory_bytes,
    disk: resources.disk_bytes,
    uptimeSeconds: Math.floor(resources.uptime / 1000),
  }
}
