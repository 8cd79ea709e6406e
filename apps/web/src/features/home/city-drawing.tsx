/** A city in a few strokes: the ring of its old walls, the roads out, and where the servers are. Of no city in particular but for its river. */
export function CityDrawing({ river }: { river: string }) {
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <g fill="none" className="stroke-line" strokeWidth="1.5">
        <path d="M290 262C270 190 320 130 400 124S530 160 520 236" />
        <path d="M400 124L392-10M316 160L180-10M484 148L640-10M520 200L830 90M280 220L-10 150M300 290L210 470M452 262L520 470M380 285L372 470M600 226L700 470" />
        <path d="M-10 60C160 90 250 20 392 50S640 60 830 10M-10 250C100 230 170 250 232 300M660 236C690 300 760 340 830 350" />
        <path d="M316 160L520 200M290 210L484 148M340 132L372 283M430 126L440 264" />
      </g>
      {river ? (
        <>
          <path
            d="M-10 372C120 330 230 400 400 366S650 300 830 352"
            fill="none"
            className="stroke-line"
            strokeWidth="20"
          />
          <text
            x="590"
            y="334"
            fontSize="15"
            transform="rotate(-5 590 334)"
            className="fill-muted max-sm:hidden"
          >
            {river}
          </text>
        </>
      ) : null}
      <path d="M408 0V178M408 232V450M0 205H381M435 205H800" className="stroke-accent-ink" />
      <path d="M394 191h28v28h-28z" fill="none" className="stroke-accent-ink" strokeWidth="2" />
      <path d="M402 199h12v12h-12z" className="fill-accent-ink" />
    </svg>
  )
}
