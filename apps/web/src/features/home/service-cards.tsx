import { formatMoney } from '@hostfront/domain/money/format-money'
import { Link } from 'react-router'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

const SERVICES = [
  {
    type: 'samp',
    to: '/services/samp',
    short: 'SAMP',
    name: 'SAMP Hosting',
    line: 'San Andreas Multiplayer, from a first roleplay night to a thousand slots.',
  },
  {
    type: 'mta',
    to: '/services/mta',
    short: 'MTA',
    name: 'MTA Hosting',
    line: 'Multi Theft Auto, with room for your resources and your players.',
  },
  {
    type: 'vps',
    to: '/services/vps',
    short: 'VPS',
    name: 'VPS Hosting',
    line: 'A machine of your own with a 10 Gbps uplink, for whatever you run.',
  },
] as const

export function ServiceCards({ plans }: { plans: readonly PublicPlan[] }) {
  const { currency } = useSettings()
  return (
    <Section title="What we host" lead="Three services, one data center, one team.">
      <ul className="grid divide-y divide-line border-line border-y md:grid-cols-3 md:divide-x md:divide-y-0">
        {SERVICES.map(({ type, to, short, name, line }) => {
          const from = lowestPrice(plans, type)
          return (
            <li key={to} className="group relative flex flex-col p-6 hover:bg-surface lg:p-8">
              <p
                aria-hidden="true"
                className="font-semibold text-[clamp(3.5rem,7vw,6rem)] text-muted leading-none tracking-[-0.05em] transition-colors group-hover:text-accent-ink"
              >
                {short}
              </p>
              <h3 className="mt-8 text-heading">
                {/* The whole card is the link's target; its name stays short. */}
                <Link to={to} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </h3>
              <p className="mt-2 mb-8 text-muted">{line}</p>
              <p className="mt-auto flex items-center justify-between gap-4">
                {from === null ? null : (
                  <span>
                    from <span className="font-semibold">{formatMoney(from, currency)}</span> per
                    month
                  </span>
                )}
                <Icon name="arrow-forward" className="ms-auto size-5 rtl:rotate-180" />
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function lowestPrice(plans: readonly PublicPlan[], type: PublicPlan['type']): number | null {
  const prices = plans.filter((plan) => plan.type === type).map(({ price }) => price)
  return prices.length === 0 ? null : Math.min(...prices)
}
