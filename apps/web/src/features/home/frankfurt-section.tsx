import { useSettings } from '../../host/settings.ts'
import { Section } from '../../ui/section.tsx'
import { FrankfurtMap } from './frankfurt-map.tsx'

const MAP_PAGE = 'https://www.openstreetmap.org/?mlat=50.1109&mlon=8.6821#map=13/50.1109/8.6821'

export function FrankfurtSection() {
  const { address } = useSettings()
  return (
    <Section title="Frankfurt, Germany">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <p className="text-lead text-muted">
            Servers stand in the middle of Europe, so that the way to them is short from most of it.
          </p>
          <dl className="mt-8 divide-y divide-line border-line border-y">
            {address ? (
              <div className="flex justify-between gap-6 py-3">
                <dt className="text-muted">Data center</dt>
                <dd className="text-end">{address}</dd>
              </div>
            ) : null}
            <div className="flex justify-between gap-6 py-3">
              <dt className="text-muted">Position</dt>
              <dd className="text-end">50.1109° N, 8.6821° E</dd>
            </div>
          </dl>
          <p className="mt-6">
            <a
              href={MAP_PAGE}
              rel="noopener"
              className="text-accent-ink underline underline-offset-4 hover:no-underline"
            >
              Open the map
            </a>
          </p>
        </div>
        <FrankfurtMap />
      </div>
    </Section>
  )
}
