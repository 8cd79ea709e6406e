import type { Feature } from './features.ts'

/** What a claim is drawn as. */
export const FeatureDrawing = ({
  lines,
  solid,
  className,
}: Pick<Feature, 'lines' | 'solid'> & { className: string }) => (
  <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
    <path d={lines} fill="none" className="stroke-edge" strokeWidth="2" />
    <path d={solid} className="fill-accent" />
  </svg>
)
