import { FeatureGrid } from '../../features/home/feature-grid.tsx'
import { LocationSection } from '../../features/home/location-section.tsx'
import { NextAtHand } from '../../features/plans/next-at-hand.tsx'
import { usePlans } from '../../host/plans.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

/** The rest of the home page. */
export const HomeDetails = () => (
  <>
    <FeatureGrid />
    <LocationSection />
  </>
)

/** Below its questions: the way on for who has read all of it. */
export const HomeEnd = () => (
  <>
    <Section
      className="end-call"
      title="Ready when you are"
      lead="Choose a size, name your server and pay the way that suits you."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={{ hash: '#plans' }}>See the plans</LinkButton>
        <LinkButton to="/contact" look="secondary">
          Contact us
        </LinkButton>
      </div>
    </Section>
    <NextAtHand plans={usePlans()} />
  </>
)
