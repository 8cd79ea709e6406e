import { cityOf } from '@hostfront/domain/settings/city-of'
import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import type { ReactNode } from 'react'
import { CityDrawing } from '../../features/home/city-drawing.tsx'
import { FeatureGrid } from '../../features/home/feature-grid.tsx'
import { useSettings } from '../../host/settings.ts'
import { lateSection } from '../../parts/late-section.tsx'
import { useFurtherLocations } from '../../parts/use-further-locations.ts'
import { useStorefront } from '../../parts/use-storefront.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Section } from '../../ui/section.tsx'
import { AboutValues } from './about-values.tsx'

/** Nothing in it moves by a script. */
const AboutFacts = lateSection(async () => (await import('./about-facts.tsx')).AboutFacts)

/** What those claims of the seed (section 1) mean that are of how the company works, not of its plans. */
const MEANINGS = {
  uptime: 'What we promise, nights included.',
  ddosProtection: 'Part of every plan, at no extra cost.',
  support: 'Players do not keep office hours, so we do not either.',
}

export function AboutPage() {
  const { siteName } = useSettings()
  const { place, mission, story } = useStorefront()
  const city = cityOf(place)
  const isChoice = useFurtherLocations() !== ''
  const here = isChoice
    ? 'Where your server stands, unless you choose another location.'
    : `Our servers are in ${city}.`
  return (
    <>
      <Container className="grid items-center gap-x-16 gap-y-8 py-7 md:py-16 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div>
          <h1 className="max-w-[18ch] text-[clamp(2.375rem,1.4rem+3.6vw,4rem)] leading-none tracking-[-0.03em]">
            {siteName} keeps your world running while you sleep
          </h1>
          <p className="mt-5 max-w-prose text-lead text-muted md:mt-6">
            We host game servers and virtual private servers
            {city ? ` in ${city}` : ''}, for the people who run a community on them.
          </p>
          <div className="mt-6 md:mt-8">
            <LinkButton to="/#plans" size="large">
              See the plans
            </LinkButton>
          </div>
        </div>
        {city ? (
          <div className="relative aspect-16/9 overflow-hidden border border-line bg-surface lg:aspect-4/3">
            <CityDrawing river={place === SEED_STOREFRONT.place ? 'Main' : ''} />
            <p className="absolute start-4 top-3 font-medium lg:top-auto lg:bottom-3">{place}</p>
          </div>
        ) : null}
      </Container>
      <AboutFacts />
      <div className="border-line border-t">
        <Container className="grid gap-10 py-10 md:gap-16 md:py-16 lg:grid-cols-2">
          <Passage title="Our mission" own={mission}>
            A good server should not be a privilege of those who can afford a big one. We host what
            a small community can pay for and a large one can rely on.
          </Passage>
          <Passage title="Our story" own={story}>
            It starts with San Andreas Multiplayer and Multi Theft Auto: worlds run by a few
            friends, and fullest at the hour when nobody is awake to restart them. We took over the
            night shift.
          </Passage>
        </Container>
      </div>
      <FeatureGrid title="Why choose us" meanings={{ ...MEANINGS, place: here }} />
      <Section title="Core values" className="border-t-0">
        <AboutValues />
      </Section>
      <Section
        className="end-call"
        title="Ready when you are"
        lead="Choose a size, name your server and pay the way that suits you."
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/#plans">See the plans</LinkButton>
          <LinkButton to="/contact" look="secondary">
            Contact us
          </LinkButton>
        </div>
      </Section>
    </>
  )
}

interface PassageProps {
  title: string
  /** The operator's own words in the place of the others. */
  own: string
  children: ReactNode
}

const Passage = ({ title, own, children }: PassageProps) => (
  <section className="max-w-prose">
    <h2 className="text-title">{title}</h2>
    <p className="mt-3 whitespace-pre-line text-lead [overflow-wrap:anywhere] md:mt-5">
      {own || children}
    </p>
  </section>
)
