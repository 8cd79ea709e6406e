/** Both ways end at the first of them. */
const PARTS = [
  { name: 'Apache', top: 50.5, height: 80 },
  { name: 'phpMyAdmin', top: 144.5, height: 34 },
  { name: 'Database', top: 192.5, height: 34 },
] as const

/** Who reaches phpMyAdmin after the installation: you, through the tunnel; nobody else. */
export function AccessDrawing() {
  return (
    <svg
      viewBox="10 0 380 250"
      role="img"
      aria-labelledby="access-drawing"
      className="hidden w-[23.75rem] max-w-[45vw] font-sans text-[13px] lg:block"
      fill="none"
    >
      <title id="access-drawing">
        Your SSH tunnel leads through Apache to phpMyAdmin; anyone else is answered 403 by Apache.
      </title>
      <rect
        x="228.5"
        y="10.5"
        width="161"
        height="229"
        rx="4"
        className="fill-surface stroke-edge"
      />
      <text x="244" y="36" className="fill-muted">
        Your server
      </text>
      {PARTS.map(({ name, top, height }) => (
        <g key={name}>
          <rect
            x="244.5"
            y={top}
            width="129"
            height={height}
            rx="3"
            className="fill-raised stroke-line"
          />
          <circle cx="260" cy={top + height / 2} r="3.5" className="fill-ok" />
          <text x="274" y={top + height / 2 + 4.5} className="fill-ink">
            {name}
          </text>
        </g>
      ))}
      <path d="M309 130.5v14M309 178.5v14" className="stroke-edge" strokeWidth="1.5" />
      <rect x="10.5" y="47.5" width="92" height="42" rx="3" className="fill-raised stroke-edge" />
      <text x="26" y="73" className="fill-ink">
        You
      </text>
      <path d="M102.5 68.5h142" className="stroke-accent" strokeWidth="3" />
      <text x="118" y="57" className="fill-ink">
        SSH tunnel
      </text>
      <path d="M10 112.5h228" className="stroke-edge" strokeWidth="1.5" strokeDasharray="3 5" />
      <path d="m237 105 15 15m0-15-15 15" className="stroke-bad" strokeWidth="2.5" />
      <text x="10" y="133" className="fill-muted">
        Anyone else
      </text>
      <text x="192" y="133" className="fill-bad">
        403
      </text>
    </svg>
  )
}
