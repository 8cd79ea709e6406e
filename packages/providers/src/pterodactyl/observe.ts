import type { Answer, ServerSeen } from '@hostfront/domain/provisioning/seen'
import { ask, type Got, refuse } from './ask.ts'
import type { PanelCall } from './panel-client.ts'
import { type Allocation, type PanelServer, ServerAnswer } from './panel-objects.ts'

/** Looks the server up by its key. */
export async function observe(call: PanelCall, key: string): Promise<Answer> {
  const found = await findServer(call, key)
  return found.ok ? { result: 'done', seen: seenOf(found.value, call.address) } : found.answer
}

/** The server of the key: the panel's own look-up takes large letters for small ones, so its answer is compared. */
export async function findServer(
  call: PanelCall,
  key: string,
  by?: number,
): Promise<Got<PanelServer>> {
  const path = `/servers/external/${encodeURIComponent(key)}?include=allocations,user`
  const got = await ask(call, { method: 'GET', path, ...(by && { by }) }, ServerAnswer)
  if (!got.ok) return got
  const server = got.value.attributes
  return server.external_id === key ? { ok: true, value: server } : refuse('FOREIGN_SERVER', null)
}

/** What the shop keeps of the panel's own picture. */
export function seenOf(server: PanelServer, panelAddress: string): ServerSeen {
  const { user } = server.relationships ?? {}
  return {
    state: stateOf(server),
    remoteId: String(server.id),
    address: addressOf(allocationsOf(server)?.find(({ id }) => id === server.allocation)),
    panelLink: `${panelAddress}/server/${server.identifier}`,
    userName: user && 'attributes' in user ? user.attributes.username : null,
  }
}

/** Null: the panel does not show them to this key. */
export function allocationsOf({ relationships }: PanelServer): readonly Allocation[] | null {
  const all = relationships?.allocations
  return all && 'data' in all ? all.data.map(({ attributes }) => attributes) : null
}

/** Whatever else the panel is at (installing, restoring a backup) ends by itself. */
function stateOf({ status, suspended }: PanelServer): ServerSeen['state'] {
  if (suspended || status === 'suspended') return 'off'
  if (status === null) return 'on'
  return status === 'install_failed' || status === 'reinstall_failed' ? 'failed' : 'installing'
}

/** Every address of its machine: nothing that a player could type. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::']

function addressOf(allocation: Allocation | undefined): string | null {
  if (!allocation) return null
  const host = allocation.alias || allocation.ip
  if (EVERYWHERE.includes(host)) return null
  return `${host.includes(':') ? `[${host}]` : host}:${allocation.port}`
}
