import { pageOf } from '@hostfront/domain/plans/plan-place'
import { EntryGate } from '../../features/gate/entry-gate.tsx'
import { FeatureGrid } from '../../features/home/feature-grid.tsx'
import { FrankfurtSection } from '../../features/home/frankfurt-section.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { ServiceCards } from '../../features/home/service-cards.tsx'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { usePlans } from '../../host/plans.ts'
import { PacketRoute } from '../../parts/packet-route.tsx'
import { Section } from '../../ui/section.tsx'
import { QuestionsSlot } from './questions-slot.tsx'

export function HomePage() {
  const plans = usePlans()
  return (
    <>
      <EntryGate />
      <Hero />
      <ServiceCards plans={plans} />
      <Section id="plans" title="Plans to start with" lead="Every service has more, at every size.">
        <PlanGrid
          plans={plans.filter((plan) => pageOf(plan) === 'home')}
          markOf={(_, index) => (index === 1 ? 'Most Popular' : null)}
        />
      </Section>
      <FeatureGrid />
      <Section
        title="The way of a packet"
        lead="Everything that knocks has to pass the filter. What plays, gets in."
      >
        <PacketRoute from="Player" to="Your server" />
      </Section>
      <FrankfurtSection />
      <QuestionsSlot />
    </>
  )
}
