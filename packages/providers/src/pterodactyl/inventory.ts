import type { Answer, ListedServer, Listing } from '@hostfront/domain/provisioning/seen'
import type { Target } from '../port.ts'
import { ask, faultOf, type Got, refuse } from './ask.ts'
import { seenOf } from './observe.ts'
import type { PanelCall } from './panel-client.ts'
import { DetailedServer, DetailedServerAnswer, page } from './panel-objects.ts'
import { turnsOf } from './turns.ts'

const PER_PAGE = 100
/** What is no number of a page is the first. */
const PAGE = /^[1-9]\d{0,5}$/

/** One page of all servers; `cursor` is its number. In the order in which they were made, so that new ones come last. */
export async function list(call: PanelCall, cursor: string | null): Promise<Listing> {
  const number = PAGE.test(cursor ?? '') ? Number(cursor) : 1
  const path = `/servers?include=allocations,user&per_page=${PER_PAGE}&page=${number}&sort=id`
  const got = await ask(call, { method: 'GET', path }, page(DetailedServer))
  if (!got.ok) return { result: 'failed', fault: faultOf(got.answer) }
  const { data, meta } = got.value
  return {
    result: 'done',
    servers: data.map(({ attributes }) => listedOf(attributes, call.address)),
    next: number < meta.pagination.total_pages ? String(number + 1) : null,
  }
}

function listedOf(server: DetailedServer, panelAddress: string): ListedServer {
  const { memory, disk, cpu } = server.limits
  const { user } = server.relationships ?? {}
  return {
    ...seenOf(server, panelAddress),
    key: server.external_id,
    name: server.name,
    ownerEmail: user && 'attributes' in user ? user.attributes.email : null,
    memoryMiB: memory,
    diskMiB: disk,
    cpuPercent: cpu,
  }
}

/**
 * Writes the key on the panel's own server of that id. The panel takes what is left out for nothing, so everything else is
 * sent as it was read, and compared afterwards.
 */
export async function adopt(
  call: PanelCall,
  remoteId: string,
  { key }: Pick<Target, 'key'>,
): Promise<Answer> {
  const { reads, write } = turnsOf(call)
  const found = await readServer(call, remoteId, reads)
  if (!found.ok) return found.answer
  const before = found.value
  if (before.external_id === key) return { result: 'done', seen: seenOf(before, call.address) }
  if (before.external_id) return refuse('FOREIGN_SERVER', null).answer
  const path = `/servers/${before.id}/details`
  const { name, user, description } = before
  const body = { external_id: key, name, user, description }
  const told = await ask(call, { method: 'PATCH', path, body, by: write }, DetailedServerAnswer)
  // Another server bears the key.
  if (!told.ok && told.field === 'external_id') {
    return refuse('FOREIGN_SERVER', '422 external_id').answer
  }
  if (!told.ok) return told.answer
  return adopted(call, before, key)
}

/** What the panel shows after it has said that it is done. */
async function adopted(call: PanelCall, before: DetailedServer, key: string): Promise<Answer> {
  const again = await readServer(call, String(before.id))
  if (!again.ok) {
    const fault = faultOf(again.answer)
    return again.answer.result === 'person' ? again.answer : { result: 'unknown', fault }
  }
  const after = again.value
  if (after.external_id !== key) {
    return { result: 'unknown', fault: { code: 'PANEL_FAULT', detail: 'adopt not seen' } }
  }
  const changed = (['name', 'user', 'description'] as const).find(
    (field) => (after[field] ?? '') !== (before[field] ?? ''),
  )
  if (changed) return refuse('REFUSED_FIELD', changed).answer
  return { result: 'done', seen: seenOf(after, call.address) }
}

/** Numbers alone name a server: of anything else the panel would read what it begins with. */
async function readServer(
  call: PanelCall,
  remoteId: string,
  by?: number,
): Promise<Got<DetailedServer>> {
  if (!/^[1-9]\d{0,14}$/.test(remoteId)) {
    return { ok: false, answer: { result: 'absent' }, field: null }
  }
  const path = `/servers/${remoteId}?include=allocations,user`
  const got = await ask(call, { method: 'GET', path, ...(by && { by }) }, DetailedServerAnswer)
  return got.ok ? { ok: true, value: got.value.attributes } : got
}
