import { formatMoney } from '@hostfront/domain/money/format-money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { Link } from 'react-router'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { GameScene } from '../../parts/scenes/game-scene.tsx'
import { MtaScene } from '../../parts/scenes/mta-scene.tsx'
import { SampScene } from '../../parts/scenes/samp-scene.tsx'
import { VpsScene } from '../../parts/scenes/vps-scene.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

const SERVICES = [
  {
    type: 'samp',
    to: '/services/samp',
    Scene: SampScene,
    name: 'SAMP Hosting',
    line: 'San Andreas Multiplayer, up to a thousand slots.',
  },
  {
    type: 'mta',
    to: '/services/mta',
    Scene: MtaScene,
    name: 'MTA Hosting',
    line: 'Multi Theft Auto, with room for your resources.',
  },
  {
    type: 'vps',
    to: '/services/vps',
    Scene: VpsScene,
    name: 'VPS Hosting',
    line: 'A machine of your own, with root access.',
  },
  {
    type: 'game',
    to: '/game-hosting',
    Scene: GameScene,
    name: 'Game Hosting',
    line: 'Another game? Name yours when you order.',
  },
] as const

/** What is sold: a type without a plan on sale is left out. */
export function ServiceCards() {
  const sold = new Set<PlanType>(usePlans().map(({ type }) => type))
  const services = SERVICES.filter(({ type }) => sold.size === 0 || sold.has(type))
  return (
    <Section id="plans" title="What we host">
      <ul className="grid gap-px border-line border-y bg-line md:grid-cols-2 md:border-x xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {services.map(({ type, to, Scene, name, line }) => (
          <li
            key={to}
            className="group relative flex flex-wrap gap-x-5 gap-y-3 bg-ground py-4 outline outline-transparent hover:bg-surface md:flex-col md:flex-nowrap md:p-6 md:max-xl:last:odd:col-span-2"
          >
            <Scene className="w-28 self-center md:w-full md:border md:border-line" />
            <div className="flex flex-1 basis-40 flex-col md:basis-auto">
              <h3 className="text-heading md:mt-6">
                {/* The whole card is the link's target; its name stays short. */}
                <Link to={to} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </h3>
              {/* A phone has the name, the drawing and the price. */}
              <p className="mt-2 mb-6 text-balance text-muted max-md:hidden">{line}</p>
              <p className="flex max-md:mt-1 md:mt-auto items-center justify-between gap-2">
                <From type={type} />
                <Icon name="arrow-forward" className="ms-auto size-5 shrink-0 rtl:rotate-180" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function From({ type }: { type: PlanType }) {
  const { currency, secondRate } = useSettings()
  const from = lowestPrice(usePlans(), type)
  return from === null ? null : (
    <span>
      from <span className="font-semibold text-ink">{formatMoney(from, currency)}</span> a month
      <span className="second-price text-muted text-sm">
        {secondRate && secondWords(from, secondRate)}
      </span>
    </span>
  )
}
