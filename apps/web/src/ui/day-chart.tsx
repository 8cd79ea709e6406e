import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { dayScale } from './day-scale.ts'

export interface ChartDay {
  /** `2026-11-21` */
  readonly day: string
  readonly amount: number
  readonly count: number
}

interface Measure {
  readonly name: string
  readonly format: (value: number) => string
}

interface DayChartProps {
  caption: string
  /** Oldest first; at least one. */
  days: readonly ChartDay[]
  amount: Measure
  count: Measure
  /** How `2026-11-21` is read. */
  nameOfDay: (day: string) => string
  /** What a bar is of, where that is no day. */
  unit?: string
}

/** Width of a day in the drawing, which is stretched to the room there is. */
const STEP = 10

/** A few days do not lie further apart than this. In rem. */
const WIDEST = 9

const WEEK = 7

/** So many are told apart by more than the first and the last. */
const MANY = 12

/**
 * Two rows of bars over the same days, each to its own scale: amounts, and under them how many. The pointer or the arrow
 * keys choose a day, whose figures are shown above; who cannot see the drawing has them all in a table.
 */
export function DayChart({ caption, days, amount, count, nameOfDay, unit = 'Day' }: DayChartProps) {
  const [chosen, setChosen] = useState(days.length - 1)
  const last = days.length - 1
  const at = Math.min(chosen, last)
  const day = days[at]
  if (!day) return null
  const dayAt = (mark: number): string => days[mark]?.day ?? day.day
  // A year is said where it begins.
  const nameOfMark = (mark: number, before: number | undefined): string => {
    const name = nameOfDay(dayAt(mark))
    const isSaid = before !== undefined && dayAt(before).slice(0, 4) === dayAt(mark).slice(0, 4)
    return isSaid ? name.replace(/, \d{4}$/, '') : name
  }
  const named = marks(days.length, unit === 'Day' ? WEEK : 1)

  function point(event: PointerEvent<HTMLElement>): void {
    const bars = event.currentTarget.querySelector('svg')
    if (!bars) return
    const { left, width } = bars.getBoundingClientRect()
    const share = (event.clientX - left) / width
    setChosen(Math.min(Math.max(Math.floor(share * days.length), 0), last))
  }

  function step(event: KeyboardEvent): void {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(Math.max(next, 0), last))
  }

  return (
    <figure className="m-0">
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] figures">
        <span className="min-w-26 font-semibold max-sm:basis-full">{nameOfDay(day.day)}</span>
        <span className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3 rounded-sm bg-accent forced-color-adjust-none"
          />
          {amount.name} <span className="font-semibold">{amount.format(day.amount)}</span>
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-info forced-color-adjust-none" />
          {count.name} <span className="font-semibold">{count.format(day.count)}</span>
        </span>
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${unit}, ${caption}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${nameOfDay(day.day)}: ${amount.name} ${amount.format(day.amount)}, ${count.name} ${count.format(day.count)}`}
        onPointerMove={point}
        onPointerDown={point}
        onKeyDown={step}
        className="@container mt-3 min-h-11 touch-pan-y rounded-sm"
      >
        <Bars
          values={days.map((each) => each.amount)}
          chosen={at}
          unit={unit}
          measure={amount}
          className="h-34 stroke-accent"
        />
        <Bars
          values={days.map((each) => each.count)}
          chosen={at}
          unit={unit}
          measure={count}
          className="mt-5 h-20 stroke-info"
        />
      </div>
      <p
        aria-hidden="true"
        className="relative mt-1.5 h-5 text-muted text-sm"
        style={{ maxWidth: widthOf(days) }}
      >
        {named.map((mark, place) => (
          <span
            key={mark}
            className={`absolute whitespace-nowrap ${place === 0 ? '' : '-translate-x-1/2 max-sm:hidden'}`}
            style={{ insetInlineStart: place === 0 ? 0 : `${(100 * (mark + 0.5)) / days.length}%` }}
          >
            {nameOfMark(mark, named[place - 1])}
          </span>
        ))}
        {/* There is room for the first and the last alone. */}
        {last > 0 ? (
          <span className="absolute end-0 whitespace-nowrap sm:hidden">{nameOfMark(last, 0)}</span>
        ) : null}
      </p>
      {/* A table is never smaller than its rows: what hides it is around it. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{amount.name}</th>
              <th scope="col">{count.name}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">{nameOfDay(each.day)}</th>
                <td>{amount.format(each.amount)}</td>
                <td>{count.format(each.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** At most, however much room there is. */
const widthOf = ({ length }: readonly unknown[]): string => `${length * WIDEST}rem`

/** Which bars are named below: at about a quarter each, in steps of whole weeks where there are that many. */
function marks(count: number, whole: number): number[] {
  const last = count - 1
  const quarter = last / 4
  const step = count < MANY ? last : Math.round(quarter / whole) * whole || Math.round(quarter)
  return step === 0
    ? [0]
    : Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step)
}

interface BarsProps {
  values: readonly number[]
  chosen: number
  /** What a bar is of: `Day`. */
  unit: string
  measure: Measure
  /** Height and colour. */
  className: string
}

/** Nothing where there is nothing to draw. */
function Bars({ values, chosen, unit, measure: { name, format }, className }: BarsProps) {
  const { zero, bar, most } = dayScale(values)
  if (values.every((value) => value === 0)) return null
  return (
    <div className={`relative border-line border-t ${className}`}>
      <span aria-hidden="true" className="absolute start-0 top-0.5 text-muted text-xs figures">
        {name}, highest {unit.toLowerCase()}: {format(most)}
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${values.length * STEP} 100`}
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-6 bottom-0 h-[calc(100%-1.5rem)] w-full overflow-visible"
        style={{ maxWidth: widthOf(values) }}
      >
        <rect x={chosen * STEP} width={STEP} height={100} className="fill-raised stroke-none" />
        {values.map((value, index) => (
          <line
            key={index}
            x1={(index + 0.5) * STEP}
            x2={(index + 0.5) * STEP}
            {...bar(value)}
            // However wide a day is, its bar is no slab.
            style={{ strokeWidth: `min(2.25rem, ${70 / values.length}cqi)` }}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div
        className="absolute inset-x-0 border-edge border-t"
        style={{ top: `calc(1.5rem + ${zero / 100} * (100% - 1.5rem))` }}
      />
    </div>
  )
}
