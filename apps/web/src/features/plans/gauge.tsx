interface GaugeProps {
  /** What is measured, for when the plan does not say how much. */
  name: string
  /** As printed, e.g. `4 GB RAM`; null when the plan does not state it. */
  text: string | null
  /** Share of the largest plan on the page, 0 to 1. */
  share: number
}

/** One figure of a plan, with a strip of lights as long as its share of the page's largest. */
export function Gauge({ name, text, share }: GaugeProps) {
  return (
    <li>
      <span className={text === null ? 'text-muted' : ''}>{text ?? `${name} not stated`}</span>
      <span aria-hidden="true" className="lights mt-1 block h-2 text-line">
        {text === null ? null : (
          <span
            className="lights block h-full text-(--gauge)"
            style={{ inlineSize: `${(share * 100).toFixed(1)}%` }}
          />
        )}
      </span>
    </li>
  )
}
