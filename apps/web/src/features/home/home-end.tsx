import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

/** The way on for who has read all of the page. */
export const HomeEnd = () => (
  <Section
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
)
