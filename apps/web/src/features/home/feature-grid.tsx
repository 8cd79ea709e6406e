import { useFurtherLocations } from '../../parts/use-further-locations.ts'
import { useStorefront } from '../../parts/use-storefront.ts'
import { Section } from '../../ui/section.tsx'
import { FeatureDrawing } from './feature-drawing.tsx'
import { type Feature, featuresOf } from './features.ts'

interface FeatureGridProps {
  title?: string
  /** What claims are said to mean where it is not the home page's words: those alone. */
  meanings?: Partial<Record<Feature['claim'], string>>
}

/** What the shop claims, on a sheet of its own; nothing where it claims nothing. */
export function FeatureGrid({ title = 'What you can count on', meanings }: FeatureGridProps) {
  const features = featuresOf(useStorefront(), useFurtherLocations()).filter(
    ({ claim }) => !meanings || claim in meanings,
  )
  if (features.length === 0) return null
  return (
    <div data-invert="">
      <Section title={title} className="border-t-0 md:py-14!">
        {/* The lines are gaps: the ground of the list shows between the cells. The last row is filled, however few are left. */}
        <ul className="flex flex-wrap gap-px border border-line bg-line">
          {features.map(({ title: claim, text, ...feature }) => (
            <li
              key={claim}
              className={`grow bg-ground p-3 sm:p-6 md:basis-[calc(25%-1px)] lg:p-7 ${meanings ? 'basis-full sm:basis-[calc(50%-1px)]' : 'basis-[calc(50%-1px)]'}`}
            >
              <div className="flex min-h-10 items-center gap-3 sm:block">
                <FeatureDrawing {...feature} className="size-7 shrink-0 sm:-ms-1 sm:size-12" />
                <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere] max-sm:leading-tight sm:mt-6 sm:text-lg">
                  {claim}
                </h3>
              </div>
              <p className={`mt-1.5 text-muted ${meanings ? '' : 'max-sm:hidden'}`}>
                {meanings?.[feature.claim] ?? text}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
