import { formatCount } from '@hostfront/domain/money/format-money'
import { useActiveServers } from '../../parts/active-servers.ts'

const ROWS = 16
const LIGHTS_IN_ROW = 20
const SERVERS_PER_LIGHT = 10

/** Pixels of the drawing. */
const UNIT = 30
const PITCH = 13
const LIGHT = 8
const LEFT = 46

/** A rack from the front. Its lights are the counter: one light is ten servers, the amber one is filling up. */
export function Rack() {
  const servers = useActiveServers()
  const lit = Math.min(Math.floor(servers / SERVERS_PER_LIGHT), ROWS * LIGHTS_IN_ROW - 1)
  return (
    <figure className="w-full max-w-100">
      <svg viewBox="0 0 352 524" className="h-auto w-full" aria-hidden="true">
        <path d="M1 1h350v522H1zM23 1v522M329 1v522" fill="none" className="stroke-edge" />
        <path
          d="M12 20v484M340 20v484"
          className="stroke-edge"
          strokeWidth="4"
          strokeDasharray="4 11"
        />
        {Array.from({ length: ROWS }, (_, row) => (
          <Unit key={row} row={row} lit={lit - row * LIGHTS_IN_ROW} />
        ))}
      </svg>
      <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-heading">{formatCount(servers)}</span>
        <span className="text-muted">active servers</span>
      </figcaption>
    </figure>
  )
}

/** Filled from the bottom, as racks are. `lit` may lie below 0 (dark) or beyond the row (full). */
function Unit({ row, lit }: { row: number; lit: number }) {
  const top = 16 + (ROWS - 1 - row) * (UNIT + 1)
  const middle = top + UNIT / 2
  const full = Math.max(0, Math.min(lit, LIGHTS_IN_ROW))
  const hasNext = lit >= 0 && lit < LIGHTS_IN_ROW
  const dashes = { strokeWidth: LIGHT, strokeDasharray: `${LIGHT} ${PITCH - LIGHT}` }
  return (
    <g>
      <path d={`M28 ${top}h296v${UNIT - 3}H28z`} className="fill-surface stroke-line" />
      <path d={`M34 ${top + 7}v${UNIT - 17}M318 ${top + 7}v${UNIT - 17}`} className="stroke-edge" />
      <path d={lineOf(0, LIGHTS_IN_ROW, middle)} className="stroke-line" {...dashes} />
      {full > 0 ? <path d={lineOf(0, full, middle)} className="stroke-ok" {...dashes} /> : null}
      {hasNext ? (
        <path d={lineOf(full, 1, middle)} className="filling stroke-accent" {...dashes} />
      ) : null}
    </g>
  )
}

const lineOf = (from: number, count: number, y: number): string =>
  `M${LEFT + from * PITCH} ${y - 1.5}h${count * PITCH - (PITCH - LIGHT)}`
