/** Columns of an island by their height: none is hidden by one before it. */
const HEIGHTS = [
  [5, 5, 3, 2, 2, 1],
  [5, 4, 3, 2, 1, 1],
  [3, 3, 2, 2, 1, 0],
  [2, 2, 2, 1, 0, 0],
  [2, 1, 1, 1, 0, 0],
  [1, 1, 0, 0, 0, 0],
]
const WIDE = 32
const DEEP = 16
const HIGH = 14

/** Where a corner of the grid is seen from the front, `z` above the sea. */
const corner = (x: number, y: number, z: number): string =>
  `${240 + (x - y) * WIDE} ${86 + (x + y) * DEEP - z * HIGH}`

const heightAt = (x: number, y: number): number => HEIGHTS[y]?.[x] ?? -1

const face = (...corners: readonly string[]): string => `M${corners.join('L')}Z`

const columns = HEIGHTS.flatMap((row, y) => row.map((z, x) => ({ x, y, z })))

const topsOf = (isShown: (z: number) => boolean): string =>
  columns
    .filter(({ z }) => isShown(z))
    .map(({ x, y, z }) =>
      face(corner(x, y, z), corner(x + 1, y, z), corner(x + 1, y + 1, z), corner(x, y + 1, z)),
    )
    .join('')

const LAND = topsOf((z) => z > 0)
const SEA = topsOf((z) => z === 0)

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
      viewBox="0 -10 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <circle cx="346" cy="92" r="58" className="fill-accent" />
      <g className="stroke-edge" strokeLinejoin="round">
        <path d={LAND} className="fill-raised" />
        <path d={SEA} className="fill-surface stroke-line" />
        <path d={LEFTS} className="fill-surface" />
        <path d={RIGHTS} className="fill-ground" />
      </g>
      <path d="M240 32V4" className="stroke-ink" strokeWidth="3" />
      <path d="M240 4h26l-7 8 7 8h-26z" className="filling fill-accent" />
      <g className="fill-ok">
        <Player x={1} y={1} />
        <Player x={1} y={3} />
        <Player x={3} y={0} />
      </g>
      <g className="filling fill-ink">
        <Player x={3} y={2} />
        <Player x={2} y={4} />
      </g>
    </svg>
  )
}

/** In the middle of a column. */
const Player = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${corner(x + 0.5, y + 0.5, heightAt(x, y))}m-7 2v-10a7 7 0 1 1 14 0v10zm2-21a5 5 0 1 1 10 0a5 5 0 1 1-10 0`}
  />
)
