import { formatCount } from '@hostfront/domain/money/format-money'
import type { ReactNode } from 'react'
import { useActiveServers } from '../../parts/active-servers.ts'
import { MotionSwitch } from '../../parts/motion-switch.tsx'
import { useStorefront } from '../../parts/use-storefront.ts'

const ROWS = 3
const LIGHTS_IN_ROW = 25
const SERVERS_PER_LIGHT = 20

/** Pixels of the drawing. */
const UNIT = 30
const PITCH = 16
const LIGHT = 9
const LEFT = 26

/** A rack from the front, opened at one server. Its lights are the counter: one light is twenty servers, the amber one is filling up. */
export function Rack({ children }: { children: ReactNode }) {
  const servers = useActiveServers()
  const { counter } = useStorefront()
  const most = 2 * ROWS * LIGHTS_IN_ROW
  const lit = Math.min(Math.floor(servers / SERVERS_PER_LIGHT), most - 1)
  return (
    <figure className="w-full">
      <div className="rails border border-edge px-5 py-2">
        <Units lit={lit - ROWS * LIGHTS_IN_ROW} />
        {children}
        <Units lit={lit} />
      </div>
      <figcaption className="mt-3 flex items-center gap-x-2">
        {counter ? (
          <>
            <span className="font-semibold text-heading">{formatCount(servers)}</span>
            <span className="text-muted">active servers</span>
          </>
        ) : null}
        {/* Its sign ends where the rack does. */}
        <MotionSwitch className="ms-auto -me-3" />
      </figcaption>
    </figure>
  )
}

/** Filled from the bottom, as racks are. `lit` may lie below 0 (dark) or beyond the block (full). */
const Units = ({ lit }: { lit: number }) => (
  // Two of the three below the desktop, where the rack is as wide as the page, and on a phone the one in the middle.
  <div className="overflow-hidden max-lg:aspect-[440/62] max-sm:aspect-[440/31]">
    <svg viewBox="0 0 440 93" className="h-auto w-full max-sm:-mt-[7.05%]" aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Unit key={row} row={row} lit={lit - row * LIGHTS_IN_ROW} />
      ))}
    </svg>
  </div>
)

function Unit({ row, lit }: { row: number; lit: number }) {
  const top = 2 + (ROWS - 1 - row) * (UNIT + 1)
  const middle = top + UNIT / 2
  const full = Math.max(0, Math.min(lit, LIGHTS_IN_ROW))
  const hasNext = lit >= 0 && lit < LIGHTS_IN_ROW
  const dashes = { strokeWidth: LIGHT, strokeDasharray: `${LIGHT} ${PITCH - LIGHT}` }
  return (
    <g>
      <path d={`M1 ${top}h438v${UNIT - 3}H1z`} className="fill-surface stroke-line" />
      <path d={`M9 ${top + 7}v${UNIT - 17}M431 ${top + 7}v${UNIT - 17}`} className="stroke-edge" />
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
