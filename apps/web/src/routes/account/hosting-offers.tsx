import { formatMoney } from '@hostfront/domain/money/format-money'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { GameScene } from '../../parts/scenes/game-scene.tsx'
import { MtaScene } from '../../parts/scenes/mta-scene.tsx'
import { SampScene } from '../../parts/scenes/samp-scene.tsx'
import { VpsScene } from '../../parts/scenes/vps-scene.tsx'
import { HOSTING_LINKS } from '../../shells/public/navigation.ts'

type HostingPath = (typeof HOSTING_LINKS)[number]['to']

const TYPES: Record<HostingPath, PlanType> = {
  '/services/samp': 'samp',
  '/services/mta': 'mta',
  '/services/vps': 'vps',
  '/game-hosting': 'game',
}

const SCENES = { samp: SampScene, mta: MtaScene, vps: VpsScene, game: GameScene }

/** What there is to order, a page each, with the lowest price of its plans. A type without a plan on sale is left out. */
export function HostingOffers() {
  const { currency } = useSettings()
  const plans = usePlans()
  const titleId = useId()
  const offers = HOSTING_LINKS.flatMap((link) => {
    const type = TYPES[link.to]
    const price = lowestPrice(plans, type)
    return price === null ? [] : [{ ...link, Scene: SCENES[type], price }]
  })
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-4 text-xl">
        Choose what to run
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {offers.map(({ to, label, line, Scene, price }) => (
          <li
            key={to}
            className="relative flex overflow-hidden rounded-lg border border-line bg-surface hover:border-edge sm:flex-col"
          >
            {/* Nothing moves by itself where it could not be stopped. */}
            <Scene className="ms-3 w-24 shrink-0 self-center sm:ms-0 sm:w-full sm:border-line sm:border-b sm:bg-ground [&_*]:[animation:none]" />
            <div className="flex min-w-0 grow flex-col px-4 py-3 sm:px-5 sm:py-4">
              <h3 className="font-semibold">
                {/* The whole card is the link's target. */}
                <Link to={to} className="after:absolute after:inset-0">
                  {label}
                </Link>
              </h3>
              <p className="text-muted text-sm">{line}</p>
              <p className="mt-auto flex items-center justify-between gap-3 pt-2 text-muted text-sm figures">
                <span>
                  from{' '}
                  <strong className="font-semibold text-base text-ink">
                    {formatMoney(price, currency)}
                  </strong>{' '}
                  per month
                </span>
                <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
