import type { ReactNode } from 'react'
import { usePages } from '../../host/use-answer.ts'
import { ledgerColumns } from '../../parts/ledger-columns.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { MoreButton } from '../../ui/more-button.tsx'

/** Every change of the person's coins, newest first, with the balance after it. `more`: what is done with them. */
export function CoinLedger({ more }: { more: ReactNode }) {
  const entries = usePages(['billing', 'coinEntries'], (api, after) =>
    api.billing.coinEntries({ after }),
  )
  return (
    <Loaded answer={entries} shape="rows">
      {(rows) =>
        rows.length === 0 ? (
          <div className="text-[0.9375rem] text-muted">
            <p>No coins spent or received yet.</p>
            {more ? <p className="mt-1">{more}</p> : null}
          </div>
        ) : (
          <>
            {more ? <p className="mb-3 text-[0.9375rem] text-muted">{more}</p> : null}
            <h3 className="mt-8 mb-2 font-semibold">History</h3>
            <DataTable
              caption="Coins"
              columns={ledgerColumns}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <MoreButton pages={entries} />
          </>
        )
      }
    </Loaded>
  )
}
