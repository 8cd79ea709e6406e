/** Who reaches phpMyAdmin after the installation: you, through the tunnel; nobody else. */
export function AccessDrawing() {
  return (
    <svg
      viewBox="0 0 400 250"
      role="img"
      aria-labelledby="access-drawing"
      className="hidden w-[25rem] max-w-[45vw] font-sans text-[13px] lg:block"
      fill="none"
    >
      <title id="access-drawing">
        Your SSH tunnel leads through Apache to phpMyAdmin; requests of anyone else end at the
        server with 403.
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
      {['Apache', 'phpMyAdmin', 'Database'].map((part, index) => (
        <g key={part}>
          <rect
            x="244.5"
            y={50.5 + index * 62}
            width="129"
            height="42"
            rx="3"
            className="fill-raised stroke-line"
          />
          <circle cx="260" cy={71.5 + index * 62} r="3.5" className="fill-ok" />
          <text x="274" y={76 + index * 62} className="fill-ink">
            {part}
          </text>
        </g>
      ))}
      <path d="M309 92.5v20M309 154.5v20" className="stroke-edge" strokeWidth="1.5" />
      <rect x="10.5" y="50.5" width="92" height="42" rx="3" className="fill-raised stroke-edge" />
      <text x="26" y="76" className="fill-ink">
        You
      </text>
      <path d="M102.5 71.5h142" className="stroke-accent" strokeWidth="3" />
      <text x="118" y="60" className="fill-ink">
        SSH tunnel
      </text>
      <text x="10" y="184" className="fill-muted">
        Anyone else
      </text>
      <path d="M10 196.5h205" className="stroke-edge" strokeWidth="1.5" strokeDasharray="3 5" />
      <path d="m221 189 15 15m0-15-15 15" className="stroke-bad" strokeWidth="2.5" />
      <text x="188" y="222" className="fill-bad">
        403
      </text>
    </svg>
  )
}
