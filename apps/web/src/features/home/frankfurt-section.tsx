import { useSettings } from '../../host/settings.ts'
import { Section } from '../../ui/section.tsx'
import { FrankfurtMap } from './frankfurt-map.tsx'

const MAP_PAGE = 'https://www.openstreetmap.org/?mlat=50.1109&mlon=8.6821#map=13/50.1109/8.6821'

export function FrankfurtSection() {
  const { address } = useSettings()
  return (
    <Section title="Frankfurt, Germany">
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <p className="text-lead text-muted max-sm:inline">
            In the middle of Europe, a short way from most of it.
          </p>
          {address ? (
            <dl className="mt-6 border-line border-y max-sm:hidden">
              <div className="flex justify-between gap-6 py-3">
                <dt className="text-muted">Data center</dt>
                <dd className="text-end">{address}</dd>
              </div>
            </dl>
          ) : null}
          <p className="mt-4 max-sm:ms-1 max-sm:inline">
            <a
              href={MAP_PAGE}
              rel="noopener"
              className="text-accent-ink underline underline-offset-4 hover:no-underline"
            >
              Open the map
            </a>
          </p>
        </div>
        <div className="max-sm:hidden">
          <FrankfurtMap />
        </div>
      </div>
    </Section>
  )
}
