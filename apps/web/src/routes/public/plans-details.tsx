import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { CompareTable } from '../../features/plans/compare-table.tsx'
import { plansPageWords } from '../../features/plans/plans-page-words.ts'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { PacketRoute } from '../../parts/packet-route.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { mayBeTaxed } from '../../words/tax.ts'
import { OptionsSlot } from './options-slot.tsx'
import { QuestionsSlot } from './questions-slot.tsx'

/** Below the plans of a type: what tells them apart, and what all of them have. */
export function PlansDetails({ type }: { type: PlanType }) {
  const plans = usePlans().filter((plan) => pageOf(plan) === type)
  const words = plansPageWords[type]
  const { tax } = useSettings()
  const taxNote =
    mayBeTaxed(tax) && !tax.included ? `, without ${tax.name}, which depends on your country` : ''
  return (
    <>
      {plans.length > 1 ? (
        <Section
          title="Compare the plans"
          lead={`Prices are those of the billing cycle you chose above${taxNote}. There is no setup fee.`}
        >
          <CompareTable plans={plans} />
        </Section>
      ) : null}
      <OptionsSlot type={type} />
      <Section title="How DDoS protection works" lead={words.route}>
        <PacketRoute from={words.from} to={words.to} />
      </Section>
      <QuestionsSlot type={type} />
      <Section
        title="Not sure which one fits?"
        lead="Tell us what you want to run and how many people will join. We answer around the clock."
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact" look="secondary">
            Contact us
          </LinkButton>
          {plans.length > 0 ? (
            <LinkButton to={{ hash: '#plans' }} look="secondary">
              See the plans
            </LinkButton>
          ) : null}
        </div>
      </Section>
    </>
  )
}
