import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, type Got, refuse } from './ask.ts'
import { allocationsOf, seenOf } from './observe.ts'
import type { PanelCall, PanelRequest } from './panel-client.ts'
import { NoAnswer, type WholeServer, WholeServerAnswer } from './panel-objects.ts'
import { turnsOf } from './turns.ts'
import { environmentIn, type WantedServer, wantedServer } from './wanted-server.ts'

/**
 * Sends what differs, and looks again: what then still differs has not been done. Name, owner and key are not sent at all,
 * for the panel takes what is left out of them for nothing.
 */
export async function apply(
  call: PanelCall,
  spec: ServerSpec,
  before: PterodactylRecipe | null,
): Promise<Answer> {
  const { reads, write } = turnsOf(call)
  const server = await findWhole(call, spec.key, reads)
  if (!server.ok) return server.answer
  const wanted = await wantedServer(call, server.value, { spec, before, by: reads })
  if (!wanted.ok) return wanted.answer
  const requests = requestsFor(server.value, wanted.value)
  for (const request of requests) {
    const told = await ask(call, { ...request, by: write }, NoAnswer)
    // Not there any more: the look tells by its key.
    if (!told.ok && told.answer.result !== 'absent') return told.answer
  }
  return requests.length === 0
    ? { result: 'done', seen: seenOf(server.value, call.address) }
    : answerOf(call, await findWhole(call, spec.key), wanted.value)
}

function answerOf(call: PanelCall, again: Got<WholeServer>, wanted: WantedServer): Answer {
  if (!again.ok) {
    const { answer } = again
    return answer.result === 'retry' ? { result: 'unknown', fault: answer.fault } : answer
  }
  return requestsFor(again.value, wanted).length === 0
    ? { result: 'done', seen: seenOf(again.value, call.address) }
    : { result: 'unknown', fault: { code: 'PANEL_FAULT', detail: 'apply not seen' } }
}

async function findWhole(call: PanelCall, key: string, by?: number): Promise<Got<WholeServer>> {
  const path = `/servers/external/${encodeURIComponent(key)}?include=allocations,user`
  const got = await ask(call, { method: 'GET', path, ...(by && { by }) }, WholeServerAnswer)
  if (!got.ok) return got
  const server = got.value.attributes
  return server.external_id === key ? { ok: true, value: server } : refuse('FOREIGN_SERVER', null)
}

type Change = Pick<PanelRequest, 'method' | 'path' | 'body'>

/** In their order: the ports come first, for variables name them. Empty: it is as it should be. */
function requestsFor(server: WholeServer, wanted: WantedServer): Change[] {
  return [buildChange(server, wanted), startupChange(server, wanted)].filter(
    (each) => each !== null,
  )
}

/** Limits and ports. The panel takes a limit of features that is left out for none, so all are named. */
function buildChange(server: WholeServer, { recipe, limits, ports }: WantedServer): Change | null {
  const { allocations } = server.feature_limits
  const own = allocationsOf(server)?.map(({ id }) => id) ?? []
  const body = {
    limits: { ...limits, swap: recipe.swap, io: recipe.io },
    feature_limits: {
      databases: recipe.databases,
      backups: recipe.backups,
      // What its customer has beyond the recipe stays theirs.
      allocations: allocations === null ? null : Math.max(allocations, ports.length),
    },
  }
  const added = ports.map(({ id }) => id).filter((id) => !own.includes(id))
  const isSame =
    added.length === 0 &&
    holds(server.limits, body.limits) &&
    holds(server.feature_limits, body.feature_limits)
  if (isSame) return null
  return {
    method: 'PATCH',
    path: `/servers/${server.id}/build`,
    body: {
      ...body,
      allocation: server.allocation,
      ...(added.length > 0 && { add_allocations: added }),
    },
  }
}

function holds<Fields extends Readonly<Record<string, unknown>>>(
  has: Fields,
  wanted: { readonly [Field in keyof Fields]: unknown },
): boolean {
  return Object.keys(has).every((field) => has[field] === wanted[field])
}

/** A variable that is left out is emptied, and no start command is taken from a new egg: all are named. */
function startupChange(
  server: WholeServer,
  { recipe, image, startup, environment }: WantedServer,
): Change | null {
  const has = environmentIn(server)
  const isSame =
    server.egg === recipe.eggId &&
    server.container.image === image &&
    server.container.startup_command === startup &&
    Object.entries(environment).every(([name, value]) => (has.get(name) ?? '') === value)
  if (isSame) return null
  return {
    method: 'PATCH',
    path: `/servers/${server.id}/startup`,
    body: { egg: recipe.eggId, image, startup, environment, skip_scripts: false },
  }
}
