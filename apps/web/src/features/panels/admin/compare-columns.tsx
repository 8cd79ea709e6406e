import type { Difference, FreeServer, PanelServer } from '@hostfront/contract/panels'
import { RowAction } from '../../../parts/action-button.tsx'
import { doInShop } from '../../../parts/do-in-shop.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { stateName } from '../../../words/delivery.ts'
import {
  canPutRight,
  driftAdvice,
  driftDetail,
  driftName,
  limitsLine,
} from '../../../words/drift.ts'
import { servicePath } from '../../../words/service-paths.ts'

interface DifferenceContext {
  readonly panelId: string
  /** Looks again. */
  readonly onActed: () => Promise<void>
}

export const differenceColumns = ({
  panelId,
  onActed,
}: DifferenceContext): Column<Difference>[] => [
  {
    header: 'Server',
    isName: true,
    cell: ({ service, server }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        {service ? (
          <RowLink to={servicePath(service.serviceId)}>{service.name}</RowLink>
        ) : (
          <span className="font-semibold">{server?.name}</span>
        )}
        {server ? <PanelPlace server={server} /> : null}
      </div>
    ),
  },
  {
    header: 'Difference',
    isText: true,
    cell: (difference) => (
      <div className="max-w-md text-start">
        <span className="font-semibold">{driftName(difference.kind)}</span>
        <span className="block text-sm [overflow-wrap:anywhere]">{driftDetail(difference)}</span>
        <span className="block text-muted text-sm">{driftAdvice(difference.kind)}</span>
      </div>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: ({ kind, service, server, mark, isIgnored }) => (
      <div className="flex flex-wrap gap-2">
        {service && canPutRight(kind) && !isIgnored ? (
          <RowAction
            action="Put right"
            row={service.name}
            onAct={() => putRight(service.serviceId, onActed)}
          />
        ) : null}
        <RowAction
          action={isIgnored ? 'Count again' : 'Ignore'}
          row={`${driftName(kind)}: ${service?.name ?? server?.name}`}
          onAct={async () => {
            await doInShop(
              ({ panels }) => panels.ignore({ id: panelId, mark, isIgnored: !isIgnored }),
              isIgnored ? 'It counts again' : 'Ignored until anything of it changes',
            )
            await onActed()
          }}
        />
      </div>
    ),
  },
]

async function putRight(serviceId: string, onActed: () => Promise<void>): Promise<void> {
  await doInShop(async ({ services, delivery: servers }) => {
    const { delivery } = await services.inspect({ id: serviceId })
    if (delivery) await servers.retry({ id: delivery.instance.id })
  }, 'The panel is asked now')
  await onActed()
}

interface FreeContext {
  /** Else staff say whose a server is. */
  readonly knowsOwners: boolean
  readonly onAdopt: (free: FreeServer) => void
}

export const freeColumns = ({ knowsOwners, onAdopt }: FreeContext): Column<FreeServer>[] => [
  {
    header: 'Server',
    isName: true,
    cell: ({ server }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        <span className="font-semibold">{server.name}</span>
        <PanelPlace server={server} />
      </div>
    ),
  },
  {
    header: 'Owner',
    cell: ({ server }) => (
      <span className="[overflow-wrap:anywhere]">{server.ownerEmail ?? 'Not said'}</span>
    ),
  },
  { header: 'Limits', cell: ({ server }) => limitsLine(server) },
  {
    header: 'Actions',
    isAction: true,
    cell: (free) =>
      free.candidates.length > 0 || !knowsOwners ? (
        <RowButton action="Adopt" row={free.server.name} onClick={() => onAdopt(free)} />
      ) : (
        <span className="text-muted text-sm">No service of its owner is without a server</span>
      ),
  },
]

const PanelPlace = ({ server }: { server: PanelServer }) => (
  <span className="block text-muted text-sm">
    {[stateName(server), server.address].filter(Boolean).join(' · ')}
    {server.panelLink ? (
      <>
        {' · '}
        <TextLink to={server.panelLink}>On the panel</TextLink>
      </>
    ) : null}
  </span>
)
