import type { Comparison, Difference, FreeServer, PanelShown } from '@hostfront/contract/panels'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { comparedLine } from '../../../words/drift.ts'
import { faultAdvice, faultCause } from '../../../words/faults.ts'
import { AdoptServer } from './adopt-server.tsx'
import { differenceColumns, freeColumns } from './compare-columns.tsx'

/** Reads what is on a panel when it is asked to, and shows where it differs and what nobody has. */
export function ComparePanel({ panel: { id, ...panel } }: { panel: PanelShown }) {
  const [found, setFound] = useState<Comparison | null>(null)
  const [adopted, setAdopted] = useState<FreeServer | null>(null)

  async function compare(): Promise<void> {
    const { api } = await openHost()
    setFound(await api.panels.compare({ id }))
  }

  const lastLine = comparedLine(found?.panel ?? panel)
  const acts = { panelId: id, onActed: compare }
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">
          Reads every server on the panel and compares it with what this shop has there. Nothing is
          changed. {lastLine}
        </p>
        <ActionButton size="small" onAct={compare}>
          {found ? 'Compare again' : 'Compare'}
        </ActionButton>
      </div>
      <div role="status">{found ? <Outcome found={found} /> : null}</div>
      <Differences title="Differences" rows={found?.differences.filter(isCounted)} {...acts} />
      <Differences title="Ignored" rows={found?.differences.filter(isIgnored)} {...acts} />
      {found && found.free.length > 0 ? (
        <Panel title="Servers without a service">
          <ShortTable
            caption="Servers without a service"
            columns={freeColumns({ knowsOwners: found.knowsOwners, onAdopt: setAdopted })}
            rows={found.free}
            rowKey={({ server }) => server.remoteId}
          />
        </Panel>
      ) : null}
      {found && adopted ? (
        <AdoptServer
          knowsOwner={found.knowsOwners}
          panelId={id}
          free={adopted}
          onDone={() => void compare()}
          onClose={() => setAdopted(null)}
        />
      ) : null}
    </div>
  )
}

const isIgnored = (difference: Difference): boolean => difference.isIgnored
const isCounted = (difference: Difference): boolean => !difference.isIgnored

interface DifferencesProps {
  title: string
  rows: readonly Difference[] | undefined
  panelId: string
  onActed: () => Promise<void>
}

const Differences = ({ title, rows = [], ...acts }: DifferencesProps) =>
  rows.length > 0 ? (
    <Panel title={title}>
      <ShortTable
        caption={title}
        columns={differenceColumns(acts)}
        rows={rows}
        rowKey={({ mark }) => mark}
      />
    </Panel>
  ) : null

function Outcome({ found }: { found: Comparison }) {
  const { fault, faultDetail, count, isWhole, differences, free } = found
  if (fault) {
    return (
      <FormError>
        {faultCause(fault, faultDetail)} {faultAdvice(fault, faultDetail)}
      </FormError>
    )
  }
  const servers = count === 1 ? '1 server' : `${count} servers`
  return (
    <p>
      {isWhole ? `${servers} read. ` : `The first ${servers} read: none is called missing. `}
      {differences.length === 0 && free.length === 0
        ? 'All are as this shop has them.'
        : `${differences.filter(isCounted).length} differ, ${free.length} without a service.`}
    </p>
  )
}
