import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { usePlans } from '../../host/plans.ts'
import { ServerCard } from '../../parts/server-card.tsx'
import { Section } from '../../ui/section.tsx'

/** Of those that never lead anywhere (RFC 5737), with the port of the game where a type is one game. */
const ADDRESS = '203.0.113.27'
const EXAMPLES = {
  samp: {},
  mta: { name: 'Rally Island', address: `${ADDRESS}:22003` },
  game: { name: 'Friday Crew', address: `${ADDRESS}:27015` },
  vps: { name: 'Backup Box', address: ADDRESS },
} as const

/** What one gets beside the machine: the page from which a server is run. */
export function ServerPageSection({ type }: { type: PlanType }) {
  const plans = usePlans().filter((plan) => pageOf(plan) === type && plan.specs.ram)
  return (
    <Section
      title={`Your ${type === 'vps' ? 'VPS' : 'server'}, on one page`}
      lead="In your dashboard: how to reach it, how long it is paid for, and its renewals. If our panel runs your server, you also start, stop and watch it there."
      className="lg:[&>div]:grid lg:[&>div]:grid-cols-[minmax(0,1fr)_28rem] lg:[&>div]:items-center lg:[&>div]:gap-x-16 lg:[&>div>:first-child]:mb-0"
    >
      <ServerCard
        plan={plans.find(({ recommended }) => recommended) ?? plans[0]}
        {...EXAMPLES[type]}
      />
    </Section>
  )
}
