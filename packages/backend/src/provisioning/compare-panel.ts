import type { Comparison, PanelServer } from '@hostfront/contract/panels'
import {
  type Drift,
  driftOf,
  type ExpectedServer,
  type Homeless,
  pairsFor,
} from '@hostfront/domain/provisioning/drift'
import { markOf } from '@hostfront/domain/provisioning/drift-mark'
import type { Fault } from '@hostfront/domain/provisioning/fault'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { ListedServer } from '@hostfront/domain/provisioning/seen'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { panelShown } from '../panels/panel-shown.ts'
import { homelessOf, type StoredServer, serversOn } from './panel-servers.ts'
import { openInventory, readInventory } from './read-inventory.ts'

/**
 * What is on a panel next to what the shop has there. Read outside of any transaction; nothing is changed there, and here but
 * what the panel's row says of it.
 */
export async function comparePanel(
  backend: Backend,
  { id }: { readonly id: string },
): Promise<Comparison> {
  const { store } = backend
  const { panel, inventory } = await openInventory(backend, id)
  const listing = 'fault' in inventory ? inventory : await readInventory(backend, panel, inventory)
  if ('fault' in listing) {
    const noted = await store.transaction(async (tx) =>
      panelShown(tx, backend, await note(tx, backend, panel, null)),
    )
    return { ...NOTHING, panel: noted, ...faultOf(listing.fault) }
  }
  const { servers, isWhole } = listing
  const free = servers.filter(({ key }) => key === null)
  // After the panel: what the shop has ordered meanwhile is not called missing, for it is not settled.
  const { stored, homeless } = await store.read(async (tx) => ({
    stored: await serversOn(tx, panel, backend.now()),
    homeless: await homelessOf(
      tx,
      backend,
      free.flatMap(({ ownerEmail }) => ownerEmail ?? []),
    ),
  }))
  const drifts = driftOf([...stored.values()], servers, isWhole)
  const { shown, ignored } = await store.transaction(async (tx) => {
    const noted = await note(tx, backend, panel, { marks: drifts.map(markOf), isWhole })
    return { shown: await panelShown(tx, backend, noted), ignored: new Set(noted.ignored) }
  })
  return {
    ...NOTHING,
    panel: shown,
    count: servers.length,
    isWhole,
    knowsOwners: !('fault' in inventory) && inventory.knowsOwners,
    differences: drifts.map((drift) => ({
      ...shownWith(stored)(drift),
      mark: markOf(drift),
      isIgnored: ignored.has(markOf(drift)),
    })),
    free: free.map((server) => freeServer(server, homeless)),
  }
}

interface Found {
  readonly marks: readonly string[]
  readonly isWhole: boolean
}

/** What was ignored and is no more is forgotten: should it come back, it is new. `found` null: it could not be read. */
async function note(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  { id }: Panel,
  found: Found | null,
): Promise<Panel> {
  const panel = await tx.panels.get(id, { lock: true })
  const marks = new Set(found?.marks)
  const kept = panel?.ignored.filter((mark) => marks.has(mark)) ?? []
  const ignored = found?.isWhole ? kept : panel?.ignored
  const noted = await tx.panels.update(id, {
    comparedAt: now(),
    differences: found && marks.size - kept.length,
    ...(ignored && { ignored }),
  })
  if (!noted) throw refused('NOT_FOUND')
  return noted
}

const NOTHING = {
  fault: null,
  faultDetail: null,
  count: 0,
  isWhole: false,
  knowsOwners: true,
  differences: [],
  free: [],
}

const faultOf = ({ code, detail }: Fault) => ({ fault: code, faultDetail: detail })

const shownWith =
  (stored: ReadonlyMap<string, StoredServer>) =>
  ({ kind, expected, server }: Drift) => {
    const own = expected && stored.get(expected.instanceId)
    return {
      kind,
      service: own
        ? {
            serviceId: own.service.id,
            name: nameOfService(own.service),
            ...limitsOf(own),
            ownerEmail: own.ownerEmail,
          }
        : null,
      server: server && serverShown(server),
    }
  }

const limitsOf = ({ memoryMiB, diskMiB, cpuPercent }: ExpectedServer) => ({
  memoryMiB,
  diskMiB,
  cpuPercent,
})

function freeServer(server: ListedServer, homeless: readonly Homeless[]) {
  const { candidates, isProposed } = pairsFor(server, homeless)
  return {
    server: serverShown(server),
    candidates: candidates.map(({ serviceId, name }) => ({ serviceId, name })),
    isProposed,
  }
}

const serverShown = ({ key, userName, ...shown }: ListedServer): PanelServer => shown
