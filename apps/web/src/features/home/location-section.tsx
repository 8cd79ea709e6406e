import { cityOf } from '@hostfront/domain/settings/city-of'
import { shownPosition } from '@hostfront/domain/settings/map-position'
import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import { useFurtherLocations } from '../../parts/use-further-locations.ts'
import { useStorefront } from '../../parts/use-storefront.ts'
import { Section } from '../../ui/section.tsx'
import { CityDrawing } from './city-drawing.tsx'
import { LocationMap } from './location-map.tsx'
import { mapPage } from './map-addresses.ts'

/** Where the servers are, with a map where their position is known; nothing where the shop does not say it, and on a phone, where the list above has said it. */
export function LocationSection() {
  const storefront = useStorefront()
  const further = useFurtherLocations()
  const { place } = storefront
  if (!cityOf(place)) return null
  const isFrankfurt = place === SEED_STOREFRONT.place
  const position = shownPosition(storefront)
  return (
    <Section title={place} className="max-sm:hidden md:py-14!">
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <p className="text-lead text-muted">
            {isFrankfurt
              ? 'In the middle of Europe, close to most of it.'
              : 'Where the servers are.'}
          </p>
          {further ? (
            <p className="mt-6 flex justify-between gap-6 border-line border-y py-3">
              <span className="shrink-0 text-muted">Other locations</span>
              <span className="text-end">{further}</span>
            </p>
          ) : null}
          {position ? (
            <p className="mt-4">
              <a
                href={mapPage(position)}
                rel="noopener"
                className="text-accent-ink underline underline-offset-4 hover:no-underline"
              >
                Open the map
              </a>
            </p>
          ) : null}
        </div>
        {position ? (
          <div className="relative aspect-2/1 overflow-hidden lg:aspect-3/1 border border-line bg-surface">
            <CityDrawing river={isFrankfurt ? 'Main' : ''} />
            <LocationMap key={place} place={place} position={position} />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
