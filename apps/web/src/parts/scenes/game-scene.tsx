/** Columns of an island by their height: none is hidden by one before it. */
const HEIGHTS = [
  [6, 5, 4, 3, 1],
  [5, 5, 3, 2, 1],
  [4, 3, 3, 1, 1],
  [3, 2, 1, 1, 0],
  [1, 1, 1, 0, 0],
]
const WIDE = 36
const DEEP = 18
const HIGH = 17

/** Where a corner of the grid is seen from the front, `z` above the sea. */
const corner = (x: number, y: number, z: number): string =>
  `${240 + (x - y) * WIDE} ${108 + (x + y) * DEEP - z * HIGH}`

const heightAt = (x: number, y: number): number => HEIGHTS[y]?.[x] ?? -1

const face = (...corners: readonly string[]): string => `M${corners.join('L')}Z`

const columns = HEIGHTS.flatMap((row, y) => row.map((z, x) => ({ x, y, z })))

const TOPS = columns
  .map(({ x, y, z }) =>
    face(corner(x, y, z), corner(x + 1, y, z), corner(x + 1, y + 1, z), corner(x, y + 1, z)),
  )
  .join('')

const LEFTS = columns
  .map(({ x, y, z }) => {
    const below = heightAt(x, y + 1)
    return z > below
      ? face(
          corner(x, y + 1, z),
          corner(x + 1, y + 1, z),
          corner(x + 1, y + 1, below),
          corner(x, y + 1, below),
        )
      : ''
  })
  .join('')

const RIGHTS = columns
  .map(({ x, y, z }) => {
    const below = heightAt(x + 1, y)
    return z > below
      ? face(
          corner(x + 1, y, z),
          corner(x + 1, y + 1, z),
          corner(x + 1, y + 1, below),
          corner(x + 1, y, below),
        )
      : ''
  })
  .join('')

/** An island of blocks with players on it and a beacon on its top. */
export function GameScene({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <g className="stroke-edge" strokeLinejoin="round">
        <path d={TOPS} className="fill-raised" />
        <path d={LEFTS} className="fill-surface" />
        <path d={RIGHTS} className="fill-ground" />
      </g>
      <path d="M240 24V-10" className="filling stroke-accent" strokeWidth="10" />
      <path d="M230 20l10-6 10 6-10 6z" className="fill-accent" />
      <g className="fill-ok">
        <Player at={[240, 84]} />
        <Player at={[150, 168]} />
      </g>
      <g className="filling fill-ink">
        <Player at={[328, 172]} />
        <Player at={[240, 228]} />
      </g>
    </svg>
  )
}

const Player = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <path
    d={`M${x - 6} ${y}v-9a6 6 0 1 1 12 0v9zM${x - 5} ${y - 19}a5 5 0 1 1 10 0a5 5 0 1 1-10 0`}
  />
)
