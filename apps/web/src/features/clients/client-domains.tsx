import type { HeldDomain } from '@hostfront/contract/domains'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { Globe } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import type { Column } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { ClientTable, Moment } from './client-table.tsx'

const EMPTY = {
  icon: Globe,
  title: 'No domains',
  line: 'Domains that the shop looks after for this client are listed here.',
}

export function ClientDomains({ userId }: { userId: string }) {
  const { currency } = useSettings()
  const pages = usePages(['clients', userId, 'domains'], (api, after) =>
    api.domains.list({ userId, after }),
  )
  return (
    <ClientTable
      caption="Domains"
      pages={pages}
      columns={columns(currency)}
      rowKey={({ domain }) => domain.id}
      empty={EMPTY}
    />
  )
}

const columns = (currency: Currency): Column<HeldDomain>[] => [
  {
    header: 'Domain',
    isName: true,
    cell: ({ domain }) => (
      <span className="[overflow-wrap:anywhere]">
        <RowLink to={`/admin/domains?search=${encodeURIComponent(domain.name)}`}>
          {domain.name}
        </RowLink>
      </span>
    ),
  },
  {
    header: 'Expires',
    cell: ({ domain }) => <Moment at={domain.expiresAt}>{formatDay(domain.expiresAt)}</Moment>,
  },
  { header: 'Auto-renew', cell: ({ domain }) => (domain.autoRenew ? 'On' : 'Off') },
  {
    header: 'Per year',
    isFigure: true,
    cell: ({ domain }) => formatMoney(domain.price, currency),
  },
]
