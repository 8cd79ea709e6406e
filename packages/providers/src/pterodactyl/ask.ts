import type { Fault } from '@hostfront/domain/provisioning/fault'
import type * as z from 'zod/mini'
import type { PanelCall, PanelRequest } from './panel-client.ts'
import { page } from './panel-objects.ts'
import { type Failed, readFault, refusedField } from './read-fault.ts'

export type Got<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `field`: the one that the panel refused, if it was that. */
  | { readonly ok: false; readonly answer: Failed; readonly field: string | null }

/** Sends one request and reads its answer by the schema; what has another shape is not the panel's. */
export async function ask<Value>(
  call: PanelCall,
  request: PanelRequest,
  schema: z.ZodMiniType<Value>,
): Promise<Got<Value>> {
  const reply = await call.send(request)
  if (reply.kind === 'answered' && reply.status >= 200 && reply.status < 300) {
    const read = schema.safeParse(reply.body)
    if (read.success) return { ok: true, value: read.data }
  }
  const isWrite = request.method !== 'GET'
  const answer = readFault(reply, { isWrite, now: call.now() })
  return { ok: false, answer, field: refusedField(reply) }
}

/** A person has to look. */
export const refuse = (
  code: Extract<Failed, { result: 'person' }>['fault']['code'],
  detail: string | null,
) =>
  ({
    ok: false,
    answer: { result: 'person', fault: { code, detail } },
    field: null,
  }) as const satisfies Got<never>

/** Why it came to nothing, where only that is asked. */
export const faultOf = (answer: Failed): Fault =>
  answer.result === 'absent' ? { code: 'MISSING', detail: null } : answer.fault

/** So many pages are read; nobody has as many. */
const PAGES_MAX = 100

/** Everything in a list, page by page. `path` has a query already. */
export async function askAll<Value>(
  call: PanelCall,
  request: Omit<PanelRequest, 'method'>,
  attributes: z.ZodMiniType<Value>,
): Promise<Got<readonly Value[]>> {
  const all: Value[] = []
  const schema = page(attributes)
  for (let number = 1; number <= PAGES_MAX; number += 1) {
    const path = `${request.path}&page=${number}`
    const got = await ask(call, { ...request, method: 'GET', path }, schema)
    if (!got.ok) return got
    all.push(...got.value.data.map((each) => each.attributes))
    if (number >= got.value.meta.pagination.total_pages) break
  }
  return { ok: true, value: all }
}
