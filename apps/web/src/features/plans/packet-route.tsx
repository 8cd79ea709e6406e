interface PacketRouteProps {
  from: string
  to: string
}

/**
 * What happens to a packet on its way: traffic of every kind meets the filter, one line goes on to
 * the rack. It explains and measures nothing.
 */
export function PacketRoute({ from, to }: PacketRouteProps) {
  return (
    <figure>
      {/* A phone squeezes it to its width alone: lines keep theirs. */}
      <svg
        viewBox="0 0 1120 250"
        preserveAspectRatio="none"
        className="packet-route h-40 w-full overflow-visible sm:h-auto"
        aria-hidden="true"
      >
        <g fill="none" className="stroke-bad" strokeWidth="1.5">
          {NOISE.map((path) => (
            <path key={path} d={path} strokeDasharray="2 7" />
          ))}
          {/* Each ends there. */}
          <path d="M386 53l10 10m0-10-10 10M386 101l10 10m0-10-10 10M386 141l10 10m0-10-10 10M386 189l10 10m0-10-10 10" />
        </g>
        <path d={WAY} fill="none" className="stroke-accent-ink" strokeWidth="2.5" />
        <path d={WAY} fill="none" pathLength="100" className="packet" strokeWidth="7" />
        <g className="fill-ground stroke-ink" strokeWidth="2">
          <path d="M2 107h46v36H2zM25 143v12M13 155h24" />
          <path d="M398 36h22v178h-22z" />
          <path d="M1022 54h96v142h-96z" />
        </g>
        <path d="M409 44v162" className="hatch stroke-ink" strokeWidth="8" strokeDasharray="5 9" />
        {/* Four lights to a row, at any width. */}
        <g strokeWidth="10" strokeDasharray="12 8">
          <path d={RACK} className="hatch stroke-line" />
          <path d="M1034 125h72" className="hatch stroke-ok" />
        </g>
      </svg>
      <figcaption>
        <ol className="mt-5 grid grid-cols-[35.5%_1fr_auto] text-[min(0.875rem,6vw)] sm:text-base">
          <Stop name={from} what="sends traffic" />
          <Stop name="DDoS filter" what="stops floods" />
          <Stop name={to} what="answers" className="text-end" />
        </ol>
      </figcaption>
    </figure>
  )
}

const WAY = 'M48 125H1022'
const RACK = 'M1034 77h72M1034 101h72M1034 149h72M1034 173h72'

/** Everything else that arrives at the filter, and ends there. */
const NOISE = [
  'M40 8C180 8 260 60 396 58',
  'M70 48C190 52 280 88 396 86',
  'M110 84C200 88 300 106 396 106',
  'M110 166C200 162 300 146 396 146',
  'M70 202C190 198 280 166 396 168',
  'M40 242C180 242 260 192 396 194',
]

function Stop({ name, what, className = '' }: { name: string; what: string; className?: string }) {
  return (
    // No column gap: each begins below its drawing.
    <li className={`not-last:pe-3 ${className}`}>
      <span className="block font-semibold">{name}</span>
      <span className="block text-muted text-sm">{what}</span>
    </li>
  )
}
