import type { PanelShown } from '@hostfront/contract/panels'
import { listWords } from '@hostfront/domain/list-words'
import { PanelKind } from '@hostfront/domain/provisioning/panel'
import { Plug } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FaultWords } from '../../../parts/fault-words.tsx'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { formatDay } from '../../../words/dates.ts'
import { PANEL_KINDS, REHEARSALS } from '../../../words/delivery.ts'
import { EditPanel } from './edit-panel.tsx'
import { PanelActions } from './panel-actions.tsx'
import { usePanels } from './use-panels.ts'

/** What makes servers, and whether it answers. `add`: the way to the first of them. */
export function PanelList({ add }: { add: ReactNode }) {
  const [edited, setEdited] = useState<PanelShown | null>(null)
  const answer = usePanels()
  const now = useNow()
  return (
    <Loaded answer={answer}>
      {({ panels, kinds }) => (
        <>
          {panels.length === 0 ? (
            <EmptyState icon={Plug} title="No panels yet" action={add}>
              {namesOf(kinds, 'or') === null
                ? `The server edition connects ${namesOf(PanelKind.options, 'and')}; here, a simulated panel shows how it works.`
                : `Connect ${namesOf(kinds, 'or')}, and it sets up paid orders by itself.`}{' '}
              Without one, approved orders wait under{' '}
              <TextLink to="/admin/delivery">Delivery</TextLink> for your team.
            </EmptyState>
          ) : (
            <>
              <p className="mb-3 max-w-prose text-muted text-sm">
                Choose the panel of each plan under{' '}
                <TextLink to="/admin/products">Products</TextLink>. Other plans are set up by hand.
              </p>
              <ShortTable
                caption="Panels"
                columns={panelColumns(now, setEdited)}
                rows={panels}
                rowKey={({ id }) => id}
              />
            </>
          )}
          {edited ? (
            <EditPanel panel={edited} kinds={kinds} onClose={() => setEdited(null)} />
          ) : null}
        </>
      )}
    </Loaded>
  )
}

/** `Pterodactyl, Pelican or Proxmox VE`; null: none of them makes servers. */
function namesOf(kinds: readonly PanelKind[], last: 'and' | 'or'): string | null {
  const names = kinds.flatMap((kind) => (kind === 'simulated' ? [] : [PANEL_KINDS[kind]]))
  return names.length > 0 ? listWords(names, last) : null
}

const panelColumns = (now: number, onEdit: (panel: PanelShown) => void): Column<PanelShown>[] => [
  {
    header: 'Panel',
    isName: true,
    cell: ({ id, name, kind, address }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        {kind === 'simulated' ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <RowLink to={`/admin/panels/${encodeURIComponent(id)}`}>{name}</RowLink>
        )}
        <span className="block text-muted text-sm">
          {PANEL_KINDS[kind]}
          {address ? ` · ${address}` : null}
        </span>
      </div>
    ),
  },
  {
    header: 'State',
    cell: (panel) => <PanelState panel={panel} now={now} />,
  },
  {
    header: 'Key',
    cell: ({ key, kind }) =>
      key ? (
        <span className="whitespace-nowrap">
          Set {formatDay(key.setAt)}
          {key.lastFour ? `, ends with ${key.lastFour}` : null}
        </span>
      ) : kind === 'simulated' ? (
        'Needs none'
      ) : (
        'None'
      ),
  },
  { header: 'Servers', isFigure: true, cell: ({ servers }) => servers },
  {
    header: 'Actions',
    isAction: true,
    cell: (panel) => <PanelActions panel={panel} now={now} onEdit={onEdit} />,
  },
]

function PanelState({ panel, now }: { panel: PanelShown; now: number }) {
  const { status, fault, restsUntil, rehearsal, guardLiftedUntil } = panel
  if (status === 'paused') return <Badge tone="neutral">Paused</Badge>
  const isResting = restsUntil !== null && Date.parse(restsUntil) > now
  return (
    <div className="max-w-xs text-start">
      {fault ? (
        <Badge tone="bad">{isResting ? 'Left alone for now' : 'Faults'}</Badge>
      ) : (
        <Badge tone="ok">On</Badge>
      )}
      {fault ? (
        <p className="mt-1.5 text-sm">
          <FaultWords fault={fault} detail={null} />
        </p>
      ) : null}
      {rehearsal === 'none' ? null : (
        <p className="mt-1.5 text-muted text-sm">
          Rehearses: {REHEARSALS[rehearsal].toLowerCase()}
        </p>
      )}
      {panel.differences ? (
        <p className="mt-1.5 text-sm">
          <TextLink to={`/admin/panels/${encodeURIComponent(panel.id)}`}>
            {panel.differences === 1 ? '1 difference' : `${panel.differences} differences`}
          </TextLink>{' '}
          to look at
        </p>
      ) : null}
      {guardLiftedUntil !== null && Date.parse(guardLiftedUntil) > now ? (
        <p className="mt-1.5 text-muted text-sm">Suspends and deletes without limit for an hour</p>
      ) : null}
    </div>
  )
}
