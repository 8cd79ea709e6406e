import type { Client } from '@hostfront/contract/clients'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { Figures } from '../../ui/figures.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ROLE_NAMES, USER_STATUS_NAMES } from '../../words/clients.ts'
import { countryName } from '../../words/country-name.ts'
import { formatDay } from '../../words/dates.ts'
import { languageName } from '../../words/languages.ts'

/** Who the client is and what they have, at a glance. */
export function ClientFacts({ client }: { client: Client }) {
  const { account, activeServices, orders } = client
  const facts = [
    ['Email', account.status === 'deleted' ? null : account.email],
    ['Email verified', account.emailVerifiedAt ? formatDay(account.emailVerifiedAt) : 'No'],
    ['Role', ROLE_NAMES[account.role]],
    ['Company', account.company],
    ['Phone', account.phone],
    ['Country', account.country && countryName(account.country)],
    ['Language', account.locale && languageName(account.locale)],
    ['Joined', formatDay(account.createdAt)],
  ] as const
  return (
    <div className="flex flex-col gap-6">
      <Figures
        figures={[
          { name: 'Status', value: USER_STATUS_NAMES[account.status] },
          { name: 'Coins', value: formatCoins(account.coins) },
          { name: 'Active services', value: activeServices },
          { name: 'Orders', value: orders },
        ]}
      />
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {facts.map(([name, value]) =>
          value ? (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-2.5 text-[0.9375rem]"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                {name === 'Email' ? <TextLink to={`mailto:${value}`}>{value}</TextLink> : value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  )
}
