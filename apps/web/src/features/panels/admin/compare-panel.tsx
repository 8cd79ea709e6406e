import type { Comparison, FreeServer } from '@hostfront/contract/panels'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { faultAdvice, faultCause } from '../../../words/delivery.ts'
import { AdoptServer } from './adopt-server.tsx'
import { differenceColumns, freeColumns } from './compare-columns.tsx'

/** Reads what is on a panel when it is asked to, and shows where it differs and what nobody has. */
export function ComparePanel({ id }: { id: string }) {
  const [found, setFound] = useState<Comparison | null>(null)
  const [adopted, setAdopted] = useState<FreeServer | null>(null)

  async function compare(): Promise<void> {
    const { api } = await openHost()
    setFound(await api.panels.compare({ id }))
  }

  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">
          Reads every server on the panel and compares it with what this shop has there. Nothing is
          changed.
        </p>
        <ActionButton size="small" onAct={compare}>
          {found ? 'Compare again' : 'Compare'}
        </ActionButton>
      </div>
      <div role="status">{found ? <Outcome found={found} /> : null}</div>
      {found && found.differences.length > 0 ? (
        <Panel title="Differences">
          <DataTable
            caption="Differences"
            columns={differenceColumns(compare)}
            rows={found.differences}
            rowKey={({ kind, service, server }) =>
              `${kind} ${service?.serviceId} ${server?.remoteId}`
            }
          />
        </Panel>
      ) : null}
      {found && found.free.length > 0 ? (
        <Panel title="Servers without a service">
          <DataTable
            caption="Servers without a service"
            columns={freeColumns(setAdopted)}
            rows={found.free}
            rowKey={({ server }) => server.remoteId}
          />
        </Panel>
      ) : null}
      {adopted ? (
        <AdoptServer
          panelId={id}
          free={adopted}
          onDone={() => void compare()}
          onClose={() => setAdopted(null)}
        />
      ) : null}
    </div>
  )
}

function Outcome({ found }: { found: Comparison }) {
  const { fault, faultDetail, count, isWhole, differences, free } = found
  if (fault) {
    return (
      <FormError>
        {faultCause(fault)} {faultAdvice(fault)}
        {faultDetail ? ` (${faultDetail})` : null}
      </FormError>
    )
  }
  const servers = count === 1 ? '1 server' : `${count} servers`
  return (
    <p>
      {isWhole ? `${servers} read. ` : `The first ${servers} read: none is called missing. `}
      {differences.length === 0 && free.length === 0
        ? 'All are as this shop has them.'
        : `${differences.length} differ, ${free.length} without a service.`}
    </p>
  )
}
