const TRACK =
  'M92 232C30 222 26 112 92 88C158 64 182 158 240 146S300 30 380 54S466 178 404 222S300 196 240 222S152 242 92 232Z'

/** A race course from above, with three cars on it. */
export function MtaScene({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <g fill="none">
        <path
          d="M0 60h480M0 120h480M0 180h480M0 240h480M60 0v300M120 0v300M180 0v300M240 0v300M300 0v300M360 0v300M420 0v300"
          className="stroke-line"
        />
        <path d={TRACK} className="stroke-edge" strokeWidth="46" />
        <path d={TRACK} className="stroke-raised" strokeWidth="43" />
        <path d={TRACK} className="stroke-muted" strokeWidth="2" strokeDasharray="10 12" />
        <path d="M240 123v46" className="stroke-ink" strokeWidth="12" strokeDasharray="6 6" />
        <path d="M252 129v42" className="stroke-ink" strokeWidth="12" strokeDasharray="6 6" />
        <circle cx="404" cy="222" r="30" className="stroke-accent-ink" strokeWidth="3" />
        <circle
          cx="92"
          cy="88"
          r="30"
          className="stroke-accent-ink"
          strokeWidth="3"
          strokeDasharray="8 6"
        />
        <g strokeWidth="13">
          <path
            d={TRACK}
            pathLength="100"
            className="packet [--packet:var(--accent)] [--rest:-18] [animation-duration:9s]"
          />
          <path
            d={TRACK}
            pathLength="100"
            className="packet [--rest:-70] [animation-delay:-3s] [animation-duration:10s]"
          />
          <path
            d={TRACK}
            pathLength="100"
            className="packet [--packet:var(--ok)] [animation-delay:-8s] [animation-duration:11s]"
          />
        </g>
      </g>
    </svg>
  )
}
