/** A terminal on a machine of one's own. */
export function VpsScene({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <path d="M262 22h196v206H262z" className="fill-surface stroke-edge" />
      <path
        d="M274 38h172v40H274zM274 86h172v40H274zM274 134h172v40H274zM274 182h172v34H274z"
        className="fill-ground stroke-line"
      />
      <g strokeWidth="8" strokeDasharray="8 6">
        <path d="M372 58h64M372 106h64M372 154h64M372 202h64" className="stroke-ok" />
        <path d="M414 154h22M386 202h8" className="filling stroke-accent" />
      </g>
      <path d="M22 70h292v190H22z" className="fill-ground stroke-edge" strokeWidth="2" />
      <path d="M22 70h292v26H22z" className="fill-accent" />
      <path d="M34 83h8M50 83h8M66 83h8" className="stroke-ground" strokeWidth="8" />
      <g className="fill-ink font-mono" fontSize="14">
        <text x="38" y="124">
          $ ssh root@203.0.113.40
        </text>
        <text x="38" y="148" className="fill-muted">
          Debian 12, 5 vCPU, 8 GB
        </text>
        <text x="38" y="172">
          $ systemctl start web bot
        </text>
        <text x="38" y="196" className="fill-ok">
          web: running
        </text>
        <text x="38" y="218" className="fill-ok">
          bot: running
        </text>
        <text x="38" y="242">
          $
        </text>
      </g>
      <path d="M54 230h9v16h-9z" className="filling fill-accent" />
    </svg>
  )
}
