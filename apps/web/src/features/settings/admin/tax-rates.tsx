import { countryName } from '@hostfront/domain/accounts/country-name'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { TaxRate } from '@hostfront/domain/tax/tax-rules'
import { useState } from 'react'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { RowActs } from '../../../parts/row-acts.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { dayWords } from '../../../words/dates.ts'
import { EditTaxRate } from './edit-tax-rate.tsx'
import { sortedRates, withoutRate } from './tax-rate-list.ts'

type Asked = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly rate: TaxRate }

/** Rates of single countries, each from a day on. */
export function TaxRates({ settings: { tax } }: { settings: Settings }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <Panel title="Rates by country" className="mt-12 border-line border-t pt-8">
      <p className="mb-4 max-w-prose text-muted">
        From its day on (UTC) such a rate goes before the one above. What has been issued keeps the
        rate that it was issued with.
      </p>
      {tax.rates.length > 0 ? (
        <ShortTable
          caption="Tax rates"
          columns={rateColumns(setAsked)}
          rows={sortedRates(tax.rates)}
          rowKey={({ country, from }) => `${country} ${from}`}
        />
      ) : null}
      <div className="mt-4">
        <Button look="secondary" size="small" onClick={() => setAsked({ kind: 'add' })}>
          Add rate
        </Button>
      </div>
      {asked?.kind === 'add' ? <EditTaxRate rate={null} rates={tax.rates} onClose={close} /> : null}
      {asked?.kind === 'edit' ? (
        <EditTaxRate rate={asked.rate} rates={tax.rates} onClose={close} />
      ) : null}
      {asked?.kind === 'delete' ? (
        <RemoveRate rate={asked.rate} rates={tax.rates} onClose={close} />
      ) : null}
    </Panel>
  )
}

const nameOfRate = ({ country, from }: TaxRate): string =>
  `${countryName(country)} from ${dayWords(from)}`

const rateColumns = (onAsk: (asked: Asked) => void): Column<TaxRate>[] => [
  {
    header: 'Country',
    isName: true,
    cell: ({ country }) => <span className="font-semibold">{countryName(country)}</span>,
  },
  { header: 'Rate', isFigure: true, cell: ({ basisPoints }) => `${basisPoints / 100}%` },
  { header: 'From', cell: ({ from }) => dayWords(from) },
  {
    header: 'Actions',
    isAction: true,
    cell: (rate) => (
      <div className="flex flex-wrap gap-2">
        <RowActs
          row={nameOfRate(rate)}
          acts={[
            { action: 'Edit', letter: 'E', onAct: () => onAsk({ kind: 'edit', rate }) },
            { action: 'Remove', isDanger: true, onAct: () => onAsk({ kind: 'delete', rate }) },
          ]}
        />
      </div>
    ),
  },
]

interface RemoveRateProps {
  rate: TaxRate
  rates: readonly TaxRate[]
  onClose: () => void
}

function RemoveRate({ rate, rates, onClose }: RemoveRateProps) {
  const act = useAct()
  const [shown] = useState(rates)
  return (
    <ConfirmDialog
      title="Remove rate"
      confirm="Remove rate"
      cancel="Keep rate"
      onClose={onClose}
      onConfirm={() =>
        act(
          (api) =>
            api.settings.update({
              tax: { rates: withoutRate(shown, rate) },
              ratesBefore: [...shown],
            }),
          'Rate removed',
        )
      }
    >
      <p>
        <strong className="font-semibold">{rate.basisPoints / 100}%</strong> in {nameOfRate(rate)}
      </p>
      <p className="mt-3">Invoices that were issued with it keep it.</p>
    </ConfirmDialog>
  )
}
