import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { CycleTable } from '../../features/plans/cycle-table.tsx'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { plansPageWords } from '../../features/plans/plans-page-words.ts'
import { usePlans } from '../../host/plans.ts'
import { PacketRoute } from '../../parts/packet-route.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { QuestionsSlot } from './questions-slot.tsx'

/** The plans of one type; the four hosting pages differ only by it. */
export function PlansPage({ type }: { type: PlanType }) {
  const plans = usePlans().filter((plan) => pageOf(plan) === type)
  const words = plansPageWords[type]
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Container className="pb-16 md:pb-24 lg:pt-5">
        <h2 className="sr-only">Plans</h2>
        <PlanGrid plans={plans} markOf={(plan) => (plan.recommended ? 'Recommended' : null)} />
      </Container>
      {plans.length > 0 ? (
        <Section
          title="What the billing cycle changes"
          lead="The longer you pay ahead, the less a month costs. There is no setup fee."
        >
          <CycleTable plans={plans} />
        </Section>
      ) : null}
      <Section title="The way of a packet" lead={words.route}>
        <PacketRoute from={words.from} to={words.to} />
      </Section>
      <QuestionsSlot />
      <Section title="Not sure which one fits?">
        <p className="-mt-6 mb-8 max-w-prose text-lead text-muted md:-mt-10">
          Tell us what you want to run and how many people will join. We answer around the clock.
        </p>
        <LinkButton to="/contact" look="secondary">
          Contact us
        </LinkButton>
      </Section>
    </>
  )
}
