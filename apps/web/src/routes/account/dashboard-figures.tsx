import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Figures } from '../../ui/figures.tsx'

export const useFigures = () => useAnswer(['services', 'figures'], (api) => api.services.figures())

/** What the dashboard counts for a person, each a way to more of it. */
export function DashboardFigures({ account }: { account: Account }) {
  const { currency } = useSettings()
  const { data, error } = useFigures()
  const unknown = error ? 'Not known' : '–'
  return (
    <Figures
      figures={[
        { name: 'Active Services', value: data?.activeServices ?? unknown, to: '?tab=services' },
        { name: 'Domains', value: data?.domains ?? unknown, to: '?tab=domains' },
        { name: 'Open Tickets', value: data?.openTickets ?? unknown, to: '?tab=support' },
        {
          name: 'Account Credit',
          value: formatMoney(account.coins, currency),
          note: coinWords(account.coins),
          to: '?tab=billing',
        },
      ]}
    />
  )
}
