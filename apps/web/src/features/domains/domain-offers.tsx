import { shownDomainName } from '@hostfront/domain/domains/domain-name'
import type { DomainPrice } from '@hostfront/domain/domains/domain-price'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FirstRows } from '../../ui/first-rows.tsx'
import { Panel } from '../../ui/panel.tsx'

/** So many are read at a glance. */
const SHOWN = 8

interface DomainOffersProps {
  /** What is said of tax behind them: `, plus VAT 20%`; empty: nothing is. */
  added: string
}

/** What domains cost whoever asks for one; nothing where the shop has no price list. */
export function DomainOffers({ added }: DomainOffersProps) {
  const { currency } = useSettings()
  const offered = useAnswer(['domains', 'offered'], (api) => api.domains.offered()).data ?? []
  if (offered.length === 0) return null
  return (
    <Panel title="What a domain costs" className="mt-10">
      <FirstRows rows={offered} first={SHOWN}>
        {(shown) => (
          <DataTable
            caption="Domain prices"
            columns={columns(currency, offered)}
            rows={shown}
            rowKey={({ extension }) => extension}
          />
        )}
      </FirstRows>
      <p className="mt-3 text-muted text-sm">Prices are per year{added}.</p>
    </Panel>
  )
}

const columns = (currency: Currency, offered: readonly DomainPrice[]): Column<DomainPrice>[] => {
  const amount = (price: number | null) => (price === null ? '–' : formatMoney(price, currency))
  return [
    {
      header: 'Ends in',
      isName: true,
      cell: ({ extension }) => <strong>.{shownDomainName(extension)}</strong>,
    },
    { header: 'Registration', isFigure: true, cell: ({ register }) => amount(register) },
    { header: 'Renewal', isFigure: true, cell: ({ renew }) => amount(renew) },
    ...(offered.some(({ transfer }) => transfer !== null)
      ? [
          {
            header: 'Transfer to us',
            isFigure: true,
            cell: ({ transfer }: DomainPrice) => amount(transfer),
          },
        ]
      : []),
  ]
}
