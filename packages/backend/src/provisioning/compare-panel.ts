import type { Comparison, PanelServer } from '@hostfront/contract/panels'
import {
  type Drift,
  driftOf,
  type ExpectedServer,
  type Homeless,
  pairsFor,
} from '@hostfront/domain/provisioning/drift'
import type { Fault } from '@hostfront/domain/provisioning/fault'
import type { ListedServer } from '@hostfront/domain/provisioning/seen'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { SignedInCall } from '../call/context.ts'
import { panelShown } from '../panels/panel-shown.ts'
import { homelessOf, type StoredServer, serversOn } from './panel-servers.ts'
import { openInventory, readInventory } from './read-inventory.ts'

/** What is on a panel next to what the shop has there. Read outside of any transaction; nothing is changed on either side. */
export async function comparePanel(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Comparison> {
  const { panel, inventory } = await openInventory(call, id)
  const listing = 'fault' in inventory ? inventory : await readInventory(call, panel, inventory)
  // After the panel: what the shop has ordered meanwhile is not called missing, for it is not settled.
  return call.store.read(async (tx) => {
    const shown = await panelShown(tx, call, panel)
    if ('fault' in listing) return { ...NOTHING, panel: shown, ...faultOf(listing.fault) }
    const { servers, isWhole } = listing
    const stored = await serversOn(tx, panel, call.now())
    const free = servers.filter(({ key }) => key === null)
    const homeless = await homelessOf(
      tx,
      free.flatMap(({ ownerEmail }) => ownerEmail ?? []),
    )
    return {
      ...NOTHING,
      panel: shown,
      count: servers.length,
      isWhole,
      differences: driftOf([...stored.values()], servers, isWhole).map(shownWith(stored)),
      free: free.map((server) => freeServer(server, homeless)),
    }
  })
}

const NOTHING = {
  fault: null,
  faultDetail: null,
  count: 0,
  isWhole: false,
  differences: [],
  free: [],
}

const faultOf = ({ code, detail }: Fault) => ({ fault: code, faultDetail: detail })

const shownWith =
  (stored: ReadonlyMap<string, StoredServer>) =>
  ({ kind, expected, server }: Drift): Comparison['differences'][number] => {
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
