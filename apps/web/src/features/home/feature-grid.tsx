import { Section } from '../../ui/section.tsx'
import { FEATURES } from './features.ts'

export function FeatureGrid() {
  return (
    <Section title="What is in every rack">
      {/* The grid's lines are its gaps: the ground of the list shows between the cells. */}
      <ul className="grid gap-px border border-line bg-line max-xs:text-[0.9375rem] grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ title, text, lines, solid }) => (
          <li key={title} className="bg-ground p-4 sm:p-6 lg:p-7">
            <svg viewBox="0 0 48 48" className="size-12" aria-hidden="true">
              <path d={lines} fill="none" className="stroke-edge" strokeWidth="2" />
              <path d={solid} className="fill-accent" />
            </svg>
            <h3 className="mt-6 font-semibold text-lg">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
