import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { shownState } from '../../features/services/service-state.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Figures } from '../../ui/figures.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useFirstServices } from './first-services.tsx'

export const useFigures = () => useAnswer(['services', 'figures'], (api) => api.services.figures())

/** What the dashboard counts for a person, each a way to more of it. */
export function DashboardFigures({ account }: { account: Account }) {
  const { currency } = useSettings()
  const { data, error } = useFigures()
  const inMaking = useInMaking()
  const unknown = error ? 'Not known' : '–'
  return (
    <Figures
      figures={[
        {
          name: 'Active Services',
          value: data?.activeServices ?? unknown,
          ...(inMaking > 0 && { note: `${inMaking} being set up` }),
          to: '?tab=services',
        },
        { name: 'Domains', value: data?.domains ?? unknown, to: '?tab=domains' },
        { name: 'Open Tickets', value: data?.openTickets ?? unknown, to: '?tab=support' },
        {
          name: 'Account Credit',
          value: formatMoney(account.coins, currency),
          isNone: account.coins === 0,
          note: coinWords(account.coins),
          to: '?tab=billing',
        },
      ]}
    />
  )
}

/** Of the active services those that cannot be reached yet, as far as they are on show. */
function useInMaking(): number {
  const { billing } = useSettings()
  const now = useNow()
  const at = { now, leadDays: billing.renewalLeadDays }
  const shown = useFirstServices().data?.items ?? []
  return shown.filter((service) => shownState(service, at) === 'being set up').length
}
