import type { PlanType } from '@hostfront/domain/plans/plan'
import { useClaim } from '../../parts/use-claim.ts'
import { Section } from '../../ui/section.tsx'
import { PacketRoute } from './packet-route.tsx'
import { plansPageWords } from './plans-page-words.ts'
import { ServerPageSection } from './server-page-section.tsx'

/** What comes with every plan of a type. */
export function PlanSections({ type }: { type: PlanType }) {
  const { route } = plansPageWords[type]
  const isFiltered = useClaim('ddosProtection')
  return (
    <>
      <ServerPageSection type={type} />
      {isFiltered ? (
        <Section title="How DDoS protection works" lead={route}>
          <PacketRoute isVps={type === 'vps'} />
        </Section>
      ) : null}
    </>
  )
}
