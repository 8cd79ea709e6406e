import { type ReactNode, useId } from 'react'

export interface Tile<Value extends string> {
  readonly value: Value
  readonly isOff?: boolean
  /** A drawing of it, at its start. */
  readonly mark?: ReactNode
  readonly title: string
  /** What more the tile says: with the title it is its name. */
  readonly content: ReactNode
  /** The id of what is said of it elsewhere. */
  readonly describedBy?: string | undefined
}

interface ChoiceTilesProps<Value extends string> {
  /** Names the group. */
  label: string
  /** What is true of all of which nothing more is said. */
  hint?: string | undefined
  name: string
  value: Value
  tiles: readonly Tile<Value>[]
  /** How the tiles lie. */
  className: string
  onChange: (value: Value) => void
}

/** One of a few, each on a tile: the browser's own radio buttons, so that arrow keys and a phone's reader know them. */
export function ChoiceTiles<Value extends string>({
  label,
  hint,
  name,
  value,
  tiles,
  className,
  onChange,
}: ChoiceTilesProps<Value>) {
  const id = useId()
  const hintId = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={hint ? hintId : undefined}
      className="@container/tiles min-w-0"
    >
      <p id={id} className="mb-1.5 font-medium text-[0.9375rem]">
        {label}
      </p>
      {hint ? (
        <p id={hintId} className="-mt-1 mb-2 text-muted text-sm">
          {hint}
        </p>
      ) : null}
      <div className={`grid gap-2 ${className}`}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className={`group @container relative flex min-w-0 cursor-pointer ${tile.mark ? 'items-center py-2' : 'items-start py-3'} gap-3 rounded-md border border-edge bg-surface px-3 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent-ink has-[:focus-visible]:outline-offset-2 has-[:disabled]:cursor-not-allowed has-[:checked]:border-accent-ink has-[:disabled]:border-line has-[:checked]:bg-raised has-[:disabled]:text-muted has-[:checked]:shadow-[inset_0_0_0_1px_var(--accent-ink)]`}
          >
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              disabled={tile.isOff === true}
              aria-describedby={tile.describedBy}
              onChange={() => onChange(tile.value)}
              className={`absolute end-3 ${tile.mark ? 'inset-y-0 my-auto' : 'top-4'} size-4 appearance-none rounded-full border-2 border-muted outline-none checked:border-[5px] checked:border-accent-ink disabled:border-line forced-colors:appearance-auto`}
            />
            {tile.mark ? (
              <span className="grid size-9 shrink-0 place-items-center @max-[11rem]:size-5 @max-[11rem]:bg-transparent @max-[8rem]:hidden rounded-sm bg-ground text-accent-ink group-has-[:disabled]:text-muted">
                {tile.mark}
              </span>
            ) : null}
            <span
              className={`min-w-0 grow ${tile.mark ? 'grid min-h-9 @max-[11rem]:min-h-7 content-center' : ''}`}
            >
              <span className="block text-balance pe-5 font-semibold sm:pe-7 [overflow-wrap:anywhere]">
                {tile.title}
              </span>
              <span
                className={`block text-sm empty:hidden [overflow-wrap:anywhere] ${tile.mark ? 'pe-7' : ''}`}
              >
                {tile.content}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
