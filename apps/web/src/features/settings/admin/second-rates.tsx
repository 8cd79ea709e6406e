import type { SecondRate } from '@hostfront/domain/money/second-currency'
import { rateOn } from '@hostfront/domain/money/second-rate'
import { rateWords } from '@hostfront/domain/money/typed-rate'
import type { Settings } from '@hostfront/domain/settings/settings'
import { useState } from 'react'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { RowActs } from '../../../parts/row-acts.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { dayWords } from '../../../words/dates.ts'
import { EditSecondRate } from './edit-second-rate.tsx'
import { ratesBetween, withoutSecondRate } from './second-rate-list.ts'

type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly rate: SecondRate }

/** What the second currency was and is worth, each rate from a day on. */
export function SecondRates({ settings }: { settings: Settings }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { currency: shop, secondCurrency } = settings
  const { currency, rates } = secondCurrency
  if (currency === null) return null
  const own = ratesBetween(rates, shop, currency)
  const today = rateOn(settings, new Date().toISOString().slice(0, 10))
  return (
    <Panel title={`Rates of ${currency}`} className="mt-12 border-line border-t pt-8">
      <p className="mb-4 max-w-prose text-muted">
        The latest that has begun counts (days in UTC).{' '}
        {today ? '' : 'None has begun yet, so nothing is shown. '}
        An invoice keeps the rate of the day of its issue.
      </p>
      {own.length > 0 ? (
        <ShortTable
          caption={`Rates of ${currency}`}
          columns={rateColumns(today?.from, setAsked)}
          rows={own}
          rowKey={({ from }) => from}
        />
      ) : null}
      <div className="mt-4">
        <Button look="secondary" size="small" onClick={() => setAsked({ kind: 'add' })}>
          Add rate
        </Button>
      </div>
      {asked?.kind === 'add' || asked?.kind === 'edit' ? (
        <EditSecondRate
          rate={asked.kind === 'edit' ? asked.rate : null}
          rates={rates}
          currencies={[shop, currency]}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'delete' ? (
        <RemoveSecondRate rate={asked.rate} rates={rates} onClose={close} />
      ) : null}
    </Panel>
  )
}

const words = ({ unit, millionths, counter }: SecondRate): string =>
  rateWords(unit, millionths, counter)

const rateColumns = (
  today: string | undefined,
  onAsk: (asked: Asked) => void,
): Column<SecondRate>[] => [
  {
    header: 'From',
    isName: true,
    cell: ({ from }) => (
      <>
        <span className="font-semibold">{dayWords(from)}</span>
        {from === today ? <span className="block text-muted text-sm">Counts today</span> : null}
      </>
    ),
  },
  { header: 'Rate', isFigure: true, cell: words },
  { header: 'Remark', cell: ({ remark }) => remark || <span className="text-muted">–</span> },
  {
    header: 'Actions',
    isAction: true,
    cell: (rate) => (
      <div className="flex flex-wrap gap-2">
        <RowActs
          row={`rate from ${dayWords(rate.from)}`}
          acts={[
            { action: 'Edit', letter: 'E', onAct: () => onAsk({ kind: 'edit', rate }) },
            { action: 'Remove', isDanger: true, onAct: () => onAsk({ kind: 'delete', rate }) },
          ]}
        />
      </div>
    ),
  },
]

interface RemoveSecondRateProps {
  rate: SecondRate
  rates: readonly SecondRate[]
  onClose: () => void
}

function RemoveSecondRate({ rate, rates, onClose }: RemoveSecondRateProps) {
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
              secondCurrency: { rates: withoutSecondRate(shown, rate) },
              secondRatesBefore: [...shown],
            }),
          'Rate removed',
        )
      }
    >
      <p>
        <strong className="font-semibold">{words(rate)}</strong> from {dayWords(rate.from)}
      </p>
      <p className="mt-3">Invoices that were issued with it keep it.</p>
    </ConfirmDialog>
  )
}
