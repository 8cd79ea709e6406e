import { cityOf } from '@hostfront/domain/settings/city-of'
import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import { CityDrawing } from '../../features/home/city-drawing.tsx'
import { type Feature, featuresOf } from '../../features/home/features.ts'
import { useSettings } from '../../host/settings.ts'
import { useStorefront } from '../../parts/use-storefront.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Section } from '../../ui/section.tsx'
import { AboutValues } from './about-values.tsx'

/** What claims of the seed (section 1) mean to a customer. */
const MEANINGS: Partial<Record<Feature['claim'], string>> = {
  uptime: 'The figure we promise, and work nights for.',
  ddosProtection: 'Part of every plan, at no extra cost.',
  support: 'Players do not keep office hours, so we do not either.',
  nvme: 'Maps, saves and databases load from fast disks.',
  instantSetup: 'Your server is set up as soon as its order is approved.',
}

export function AboutPage() {
  const { siteName } = useSettings()
  const storefront = useStorefront()
  const { place, mission, story } = storefront
  const city = cityOf(place)
  return (
    <>
      <Container className="grid items-center gap-x-16 py-12 md:py-24 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <h1 className="max-w-[18ch] text-[clamp(2.375rem,1.4rem+3.6vw,4rem)] leading-none tracking-[-0.03em]">
            {siteName} keeps your world running while you sleep
          </h1>
          <p className="mt-7 max-w-prose text-lead text-muted">
            We host game servers and virtual private servers
            {city ? ` in ${city}` : ''}, for the people who run a community on them.
          </p>
          <div className="mt-7">
            <LinkButton to="/#plans">See the plans</LinkButton>
          </div>
        </div>
        {city ? (
          <div className="relative hidden aspect-4/3 overflow-hidden border border-line bg-surface lg:block">
            <CityDrawing river={place === SEED_STOREFRONT.place ? 'Main' : ''} />
          </div>
        ) : null}
      </Container>
      <div data-invert="">
        <Container className="grid gap-12 py-16 md:py-24 lg:grid-cols-2 lg:gap-24">
          <Passage title="Our mission" own={mission}>
            <p>
              A good server should not be a privilege of those who can afford a big one. Our mission
              is hosting that a small community can pay for and a large one can rely on.
            </p>
            <p>So the plans start small, and every part of a price is shown before you order.</p>
          </Passage>
          <Passage title="Our story" own={story}>
            <p>
              It starts with San Andreas Multiplayer and Multi Theft Auto: worlds run by a few
              friends, and fullest at the hour when nobody is awake to restart them.
            </p>
            <p>
              We took over the night shift. Other games followed, then virtual private servers for
              the websites, panels and bots around them.
            </p>
          </Passage>
        </Container>
      </div>
      <Section title="Why choose us" className="border-t-0">
        <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          {featuresOf(storefront).map((feature) =>
            feature.claim === 'place' ? (
              <Reason key="place" title={place} text={`Our servers are in ${city}.`} />
            ) : (
              <Reason key={feature.claim} title={feature.title} text={MEANINGS[feature.claim]} />
            ),
          )}
        </dl>
      </Section>
      <Section title="Core values">
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

const Reason = ({ title, text }: { title: string; text: string | undefined }) =>
  text === undefined ? null : (
    <div className="min-w-0 border-accent border-t-2 pt-4 [overflow-wrap:anywhere]">
      <dt className="font-semibold text-lead">{title}</dt>
      <dd className="mt-1 text-pretty text-muted">{text}</dd>
    </div>
  )

interface PassageProps {
  title: string
  /** The operator's own words in the place of the others. */
  own: string
  children: React.ReactNode
}

function Passage({ title, own, children }: PassageProps) {
  return (
    <section className="max-w-prose">
      <h2 className="text-title">{title}</h2>
      <div className="mt-5 flex flex-col gap-4 text-lead">
        {own ? <p className="whitespace-pre-line [overflow-wrap:anywhere]">{own}</p> : children}
      </div>
    </section>
  )
}
