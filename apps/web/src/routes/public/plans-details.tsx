import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { CompareTable } from '../../features/plans/compare-table.tsx'
import { NextAtHand } from '../../features/plans/next-at-hand.tsx'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { lateSection } from '../../parts/late-section.tsx'
import { useClaim } from '../../parts/use-claim.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { untaxedWords } from '../../words/tax.ts'
import { QuestionsSlot } from './questions-slot.ts'

const PlanChoices = lateSection(
  async () => (await import('../../features/plans/plan-choices.tsx')).PlanChoices,
)
const PlanSections = lateSection(
  async () => (await import('../../features/plans/plan-sections.tsx')).PlanSections,
)

/** Below the plans of a type: what tells them apart, and what all of them have. */
export function PlansDetails({ type }: { type: PlanType }) {
  const plans = usePlans().filter((plan) => pageOf(plan) === type)
  const { tax } = useSettings()
  const answersAtNight = useClaim('support')
  return (
    <>
      {plans.length > 0 ? (
        <Section
          title={plans.length > 1 ? 'Compare the plans' : 'What it costs'}
          lead={`Prices are per month${untaxedWords(tax)}. Paying further ahead costs less; there is no setup fee.`}
        >
          <CompareTable plans={plans} />
          <PlanChoices type={type} />
        </Section>
      ) : null}
      <PlanSections type={type} />
      <QuestionsSlot type={type} />
      <Section
        className="end-call"
        title="Not sure which one fits?"
        lead={`Tell us what you want to run and ${type === 'vps' ? 'how much memory it needs' : 'how many people will join'}.${answersAtNight ? ' We answer around the clock.' : ''}`}
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact">Contact us</LinkButton>
          {plans.length > 0 ? (
            <LinkButton to={{ hash: '#plans' }} look="secondary">
              See the plans
            </LinkButton>
          ) : null}
        </div>
      </Section>
      <NextAtHand plans={plans} />
    </>
  )
}
