/** What happens to a packet on its way: traffic of every kind meets the filter, one line goes on to the rack. It explains and measures nothing. */
export const PacketRoute = ({ isVps }: { isVps: boolean }) => (
  <figure className="relative">
    {/* Beside the first of them. */}
    <p className="absolute end-[78.5%] top-0 text-bad text-[min(0.875rem,4.5vw)] leading-none sm:end-[80.5%]">
      Floods
    </p>
    <Drawing width={1120} floods={230} className="max-sm:hidden" />
    <Drawing width={500} floods={120} className="sm:hidden" />
    <figcaption>
      <ol className="mt-4 grid grid-cols-3 text-[min(0.875rem,6vw)] sm:text-base">
        <Stop
          name={isVps ? 'Visitor' : 'Player'}
          what="sends traffic"
          className="sm:-mt-[calc(22%+1rem)]"
        />
        <Stop name="DDoS filter" what="stops floods" className="text-center sm:-mt-5" />
        <Stop
          name={isVps ? 'Your VPS' : 'Your server'}
          what="answers"
          className="text-end sm:-mt-[calc(12%+0.75rem)]"
        />
      </ol>
    </figcaption>
  </figure>
)

interface DrawingProps {
  /** Of a field that is 250 high: a phone has less of it between the three, which are as large. */
  width: number
  /** Where the first floods begin. */
  floods: number
  className: string
}

function Drawing({ width, floods, className }: DrawingProps) {
  const filter = width / 2
  const rack = width - 98
  const way = `M48 125H${rack}`
  const light = rack + 12
  return (
    <svg
      viewBox={`0 0 ${width} 250`}
      className={`w-full overflow-visible ${className}`}
      aria-hidden="true"
    >
      <g fill="none" className="stroke-bad" strokeWidth="1.5">
        {FLOODS.map(([later, from, to]) => {
          const left = floods + later
          const end = filter - 14
          const bend = (end - left) * 0.4
          return (
            <path
              key={from}
              d={`M${left} ${from}C${left + bend} ${from} ${end - bend} ${to} ${end} ${to}`}
              strokeDasharray="2 7"
            />
          )
        })}
        <path
          d={FLOODS.map(([later, from]) => `M${floods + later} ${from}h.1`).join('')}
          strokeWidth="7"
          strokeLinecap="square"
        />
        {/* Each ends there. */}
        <path d={FLOODS.map(([, , to]) => `M${filter - 26} ${to - 5}l10 10m0-10-10 10`).join('')} />
      </g>
      <path d={way} fill="none" className="stroke-accent-ink" strokeWidth="2.5" />
      <path d={way} fill="none" pathLength="100" className="packet" strokeWidth="7" />
      <g className="fill-ground stroke-ink" strokeWidth="2">
        <path d="M2 107h46v36H2zM25 143v12M13 155h24" />
        <path d={`M${filter - 11} 20h22v210h-22z`} />
        <path d={`M${rack} 54h96v142h-96z`} />
      </g>
      <path
        d={`M${filter} 31.5v187`}
        className="stroke-ink"
        strokeWidth="8"
        strokeDasharray="5 9"
      />
      {/* Four lights to a row. */}
      <g strokeWidth="10" strokeDasharray="12 8">
        <path
          d={[77, 101, 149, 173].map((top) => `M${light} ${top}h72`).join('')}
          className="stroke-line"
        />
        <path d={`M${light} 125h72`} className="stroke-ok" />
      </g>
    </svg>
  )
}

/** Everything else that arrives at the filter, and ends there: how much later than the first each begins, how high, and how high it ends. */
const FLOODS = [
  [0, 8, 52],
  [30, 46, 78],
  [60, 84, 104],
  [60, 166, 146],
  [30, 204, 172],
  [0, 242, 198],
] as const

function Stop({ name, what, className }: { name: string; what: string; className: string }) {
  return (
    <li className={className}>
      <span className="block font-semibold">{name}</span>
      <span className="block text-muted text-sm">{what}</span>
    </li>
  )
}
