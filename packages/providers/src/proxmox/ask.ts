import type { Fault, FaultCode } from '@hostfront/domain/provisioning/fault'
import type * as z from 'zod/mini'
import { type ClusterCall, type ClusterRequest, pause } from './cluster-client.ts'
import { data, Task, Upid } from './cluster-objects.ts'
import { type Failed, readExit, readFault } from './read-fault.ts'

export type Got<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: Failed }

export const got = <Value>(value: Value): Got<Value> => ({ ok: true, value })

/** Sends one request and reads its answer by the schema; what has another shape is not the cluster's. */
export async function ask<Value>(
  call: ClusterCall,
  request: ClusterRequest,
  schema: z.ZodMiniType<Value>,
): Promise<Got<Value>> {
  const reply = await call.send(request)
  if (reply.kind === 'answered' && reply.status === 200) {
    const read = data(schema).safeParse(reply.body)
    if (read.success) return got(read.data.data)
  }
  return { ok: false, answer: readFault(reply, { isWrite: request.method !== 'GET' }) }
}

const refused = (result: 'person' | 'retry' | 'unknown', code: FaultCode, detail: string | null) =>
  ({ ok: false, answer: { result, fault: { code, detail } } }) as const satisfies Got<never>

/** A person has to look. */
export const refuse = (code: FaultCode, detail: string | null) => refused('person', code, detail)
/** It may be tried again. */
export const putOff = (code: FaultCode, detail: string | null) => refused('retry', code, detail)
export const doubt = (code: FaultCode, detail: string | null) => refused('unknown', code, detail)

/** Why it came to nothing, where only that is asked. */
export const faultOf = (answer: Failed): Fault =>
  answer.result === 'absent' ? { code: 'MISSING', detail: null } : answer.fault

/** ms between two looks at a task. */
const LOOKS = 1000

/** Orders what the cluster does as a task, and follows that. `running`: it goes on when the call's patience has ended. */
export async function perform(
  call: ClusterCall,
  request: ClusterRequest,
): Promise<Got<'ended' | 'running'>> {
  const ordered = await ask(call, request, Upid)
  if (!ordered.ok) return ordered
  const upid = ordered.value
  const [, node = '', , , , kind = ''] = upid.split(':')
  const path = `/nodes/${node}/tasks/${encodeURIComponent(upid)}/status`
  for (;;) {
    const task = await ask(call, { method: 'GET', path }, Task)
    // Only the look has failed: the order was taken.
    if (task.ok && task.value.status === 'stopped') {
      const exit = task.value.exitstatus ?? ''
      if (exit === 'OK' || /^WARNINGS: \d+$/.test(exit)) return got('ended')
      return { ok: false, answer: readExit(exit, kind) }
    }
    if (call.age() + LOOKS > call.patience) return got('running')
    await pause(LOOKS)
  }
}
