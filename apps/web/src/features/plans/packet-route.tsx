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
    <figure className="relative">
      <p className="absolute start-0 top-0 text-bad text-sm leading-none">Floods</p>
      {/* A phone squeezes it to its width alone: lines keep theirs. */}
      <svg
        viewBox="0 0 1120 250"
        preserveAspectRatio="none"
        className="packet-route h-40 w-full overflow-visible sm:h-auto"
        aria-hidden="true"
      >
        <g fill="none" className="stroke-bad" strokeWidth="1.5">
          {FLOODS.map(([left, from, to]) => (
            <path
              key={from}
              d={`M${left} ${from}C${left + 150} ${from} 400 ${to} 546 ${to}`}
              strokeDasharray="2 7"
            />
          ))}
          <path d={FLOODS.map(([left, from]) => `M${left} ${from}h.1`).join('')} {...SOURCE} />
          {/* Each ends there. */}
          <path d={FLOODS.map(([, , to]) => `M534 ${to - 5}l10 10m0-10-10 10`).join('')} />
        </g>
        <path d={WAY} fill="none" className="stroke-accent-ink" strokeWidth="2.5" />
        <path d={WAY} fill="none" pathLength="100" className="packet" strokeWidth="7" />
        <g className="fill-ground stroke-ink" strokeWidth="2">
          <path d="M2 107h46v36H2zM25 143v12M13 155h24" />
          <path d="M549 36h22v178h-22z" />
          <path d="M1022 54h96v142h-96z" />
        </g>
        <path d="M560 44v162" className="hatch stroke-ink" strokeWidth="8" strokeDasharray="5 9" />
        {/* Four lights to a row, at any width. */}
        <g strokeWidth="10" strokeDasharray="12 8">
          <path d={RACK} className="hatch stroke-line" />
          <path d="M1034 125h72" className="hatch stroke-ok" />
        </g>
      </svg>
      <figcaption>
        <ol className="mt-5 grid grid-cols-3 text-[min(0.875rem,6vw)] sm:text-base">
          <Stop name={from} what="sends traffic" />
          <Stop name="DDoS filter" what="stops floods" className="text-center" />
          <Stop name={to} what="answers" className="text-end" />
        </ol>
      </figcaption>
    </figure>
  )
}

const WAY = 'M48 125H1022'
const RACK = 'M1034 77h72M1034 101h72M1034 149h72M1034 173h72'

/** Everything else that arrives at the filter, and ends there: where each begins, how high, and how high it ends. */
const FLOODS = [
  [170, 8, 52],
  [200, 46, 78],
  [230, 84, 104],
  [230, 166, 146],
  [200, 204, 172],
  [170, 242, 198],
] as const

const SOURCE = { strokeWidth: 7, strokeLinecap: 'square' } as const

function Stop({ name, what, className = '' }: { name: string; what: string; className?: string }) {
  return (
    <li className={className}>
      <span className="block font-semibold">{name}</span>
      <span className="block text-muted text-sm">{what}</span>
    </li>
  )
}
