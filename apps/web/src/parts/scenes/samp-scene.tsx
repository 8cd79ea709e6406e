/** A city at the sea by night: towers with lit windows, palms, a road and a car on it. */
export function SampScene({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <circle cx="340" cy="112" r="58" className="fill-accent" />
      <path
        d="M0 196V128h42V92h52v56h34V60h46v72h34v-28h50v36h44V84h50v52h36v-28h46v22h46v66z"
        className="fill-raised stroke-line"
      />
      <g className="stroke-accent-ink" strokeWidth="5" strokeDasharray="4 9">
        <path d="M56 104v84M80 104v62M142 74v110M160 74v58M222 116v64M318 98v88M404 120v60" />
        <path
          d="M68 117v70M151 100v84M240 116v38M338 98v60M352 111v74M450 142v38"
          className="filling"
        />
      </g>
      <path d="M0 196h480v104H0z" className="fill-surface" />
      <path d="M0 196h480" className="stroke-edge" />
      <path
        d="M20 214h90M60 232h64M370 212h90M392 232h70M10 252h60"
        className="stroke-line"
        strokeWidth="2"
      />
      <path d="M222 197h36L430 300H50z" className="fill-ground stroke-edge" />
      <path d="M240 202v98" className="stroke-muted" strokeWidth="3" strokeDasharray="10 14" />
      <path d="M262 262l8-16h32l10 16v18h-50z" className="fill-ink" />
      <path d="M266 264h9M301 264h9" className="stroke-bad" strokeWidth="6" />
      <g fill="none" className="stroke-muted" strokeLinecap="round">
        <path d="M64 300C76 250 70 206 82 150M418 300c-10-36-4-70-14-112" strokeWidth="6" />
        <path
          d="M82 150c-28-30-52-22-68 0M82 150c-12-36-40-44-62-36M82 150c6-38 34-50 58-38M82 150c30-24 56-14 66 8M82 150c22 2 34 20 34 40M82 150c-22 4-34 22-34 42M404 188c-20-22-40-16-50 0M404 188c-6-28-28-34-44-28M404 188c8-28 28-36 46-26M404 188c22-16 42-10 50 8M404 188c16 4 24 18 22 32"
          strokeWidth="4"
        />
      </g>
    </svg>
  )
}
