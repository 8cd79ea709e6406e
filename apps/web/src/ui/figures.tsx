import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface Figure {
  readonly name: string
  readonly value: ReactNode
  /** What the value means, below it. */
  readonly note?: ReactNode
  /** It says that there is nothing, as 0 does. */
  readonly isNone?: boolean
  /** Where more of it is; the whole figure leads there. */
  readonly to?: string
  /** Somebody has to see to it. */
  readonly isToDo?: boolean
}

/** As many beside each other as leave the last row full, or nearly. */
const columnsOf = (count: number): string =>
  count < 3
    ? 'sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none'
    : count === 5
      ? 'lg:grid-cols-3 min-[88rem]:grid-cols-5 lg:max-[88rem]:[&>:last-child]:col-span-2'
      : count === 3 || count === 6
        ? 'lg:grid-cols-3'
        : 'lg:grid-cols-4'

/** The last one of a phone's pairs that has no other beside it; what has a note keeps it below. */
const ALONE =
  'flex max-sm:last:odd:col-span-full max-sm:not-has-[>:nth-child(3)]:last:odd:flex-row max-sm:not-has-[>:nth-child(3)]:last:odd:flex-wrap max-sm:not-has-[>:nth-child(3)]:last:odd:items-baseline max-sm:not-has-[>:nth-child(3)]:last:odd:justify-between'
const LISTED =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0 max-sm:px-4 max-sm:py-2.5 max-sm:[&>:nth-child(2)]:row-span-2 sm:flex'

interface FiguresProps {
  figures: readonly Figure[]
  /** Each on one line: they are looked up, and do not lead the screen. They have no notes. */
  isSlim?: boolean
  /** Below each other on a phone, the value at the end of its line. */
  isList?: boolean
}

/** A row of figures between hairlines; two by two on a phone. */
export function Figures({ figures, isSlim = false, isList = false }: FiguresProps) {
  return (
    <dl
      className={`grid ${isList ? '' : 'grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))]'} gap-px overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 ${columnsOf(figures.length)}`}
    >
      {figures.map(
        ({ name, value, note, to, isToDo = false, isNone = value === 0 || value === '0' }) => (
          <div
            key={name}
            // Its lines are its own: where the last row is not full, the rest of it is no figure.
            className={`relative ${isList ? LISTED : ALONE} shadow-[0_0_0_1px_var(--color-line)] has-[a:hover]:bg-raised sm:px-5 ${isSlim ? 'flex-wrap items-baseline justify-between gap-x-3 px-4 py-3' : `flex-col gap-1 ${isList ? 'sm:p-4' : 'p-4'}`}`}
          >
            <dt className="text-[0.9375rem] text-muted">
              {to ? (
                <Link
                  to={to}
                  // Another part of the same page is shown below it.
                  preventScrollReset={to.startsWith('?')}
                  className="-outline-offset-2 after:absolute after:inset-0"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </dt>
            <dd
              className={`min-w-0 break-words font-semibold text-heading figures ${isSlim ? '' : 'sm:text-3xl'} ${isToDo ? 'text-accent-ink' : isNone ? 'text-muted' : ''}`}
            >
              {value}
            </dd>
            {note ? <dd className="text-muted text-sm max-sm:basis-full">{note}</dd> : null}
          </div>
        ),
      )}
    </dl>
  )
}
