import type { ListedPrice } from '@hostfront/contract/domains'
import { shownDomainName } from '@hostfront/domain/domains/domain-name'
import { priceKey } from '@hostfront/domain/domains/domain-price'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { RowActs } from '../../../parts/row-acts.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type AskedPrice, PriceDialog } from './price-dialog.tsx'
import { useDomainPrices } from './use-domain-prices.ts'
import { yearsWords } from './years-field.tsx'

/** How a line is called. */
export const nameOfPrice = ({ extension, years }: Pick<ListedPrice, 'extension' | 'years'>) =>
  `.${extension}, ${yearsWords(years)}`

/** What domains cost, by what they end in and for how many years. `add`: the way to the first of them. */
export function PriceList({ add }: { add: ReactNode }) {
  const { currency } = useSettings()
  const answer = useDomainPrices()
  const [asked, setAsked] = useState<AskedPrice | null>(null)
  return (
    <>
      <Loaded answer={answer}>
        {(prices) =>
          prices.length === 0 ? (
            <EmptyState icon={Tags} title="No prices yet" action={add}>
              Set what each extension, such as .com, costs to register, renew and transfer:
              customers see it in their dashboard. Until then, a domain costs what is entered with
              it.
            </EmptyState>
          ) : (
            <>
              <p className="mb-3 max-w-prose text-muted">
                Customers see the prices of one year in their dashboard.
              </p>
              <ShortTable
                caption="Domain prices"
                columns={priceColumns(currency, setAsked)}
                rows={prices}
                rowKey={priceKey}
              />
            </>
          )
        }
      </Loaded>
      {asked ? <PriceDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

const priceColumns = (
  currency: Currency,
  onAsk: (asked: AskedPrice) => void,
): Column<ListedPrice>[] => {
  const amount = (price: number | null) =>
    price === null ? <span className="text-muted">–</span> : formatMoney(price, currency)
  return [
    {
      header: 'Extension',
      isName: true,
      cell: ({ extension }) => <ExtensionName extension={extension} />,
    },
    { header: 'Years', cell: ({ years }) => yearsWords(years) },
    { header: 'Registration', isFigure: true, cell: ({ register }) => amount(register) },
    { header: 'Renewal', isFigure: true, cell: ({ renew }) => amount(renew) },
    { header: 'Transfer', isFigure: true, cell: ({ transfer }) => amount(transfer) },
    {
      header: 'Domains at this price',
      isFigure: true,
      cell: ({ years, domains }) => (years === 1 ? domains : <span className="text-muted">–</span>),
    },
    {
      header: 'Actions',
      isAction: true,
      cell: (price) => (
        <div className="flex flex-wrap gap-2">
          <RowActs
            row={nameOfPrice(price)}
            acts={[
              { action: 'Edit', letter: 'E', onAct: () => onAsk({ kind: 'edit', price }) },
              {
                action: 'Delete',
                isDanger: true,
                onAct: () => onAsk({ kind: 'delete', price }),
              },
            ]}
          />
        </div>
      ),
    },
  ]
}

function ExtensionName({ extension }: { extension: string }) {
  const shown = shownDomainName(extension)
  return (
    <div className="[overflow-wrap:anywhere]">
      <span className="font-semibold">.{extension}</span>
      {shown === extension ? null : <span className="block text-muted text-sm">.{shown}</span>}
    </div>
  )
}
