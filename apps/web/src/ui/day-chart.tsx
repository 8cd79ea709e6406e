import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { type DayScale, dayScale } from './day-scale.ts'

export interface ChartDay {
  /** `2026-11-21` */
  readonly day: string
  readonly bar: number
  readonly line: number
}

interface Measure {
  readonly name: string
  readonly format: (value: number) => string
}

interface DayChartProps {
  caption: string
  /** Oldest first; at least one. */
  days: readonly ChartDay[]
  bar: Measure
  line: Measure
  /** How `2026-11-21` is read. */
  nameOfDay: (day: string) => string
  /** What a bar is of, where that is no day. */
  unit?: string
}

/** Width of a day in the drawing, which is stretched to the room there is. */
const STEP = 10

/**
 * Bars and a line over some days. The pointer or the arrow keys choose a day, whose figures are shown above;
 * who cannot see the drawing has them all in a table.
 */
export function DayChart({ caption, days, bar, line, nameOfDay, unit = 'Day' }: DayChartProps) {
  const [chosen, setChosen] = useState(days.length - 1)
  const last = days.length - 1
  const at = Math.min(chosen, last)
  const day = days[at]
  const scale = dayScale(
    days.map((each) => each.bar),
    days.map((each) => each.line),
  )
  if (!day) return null

  function point(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
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
        <span className="min-w-26 font-semibold">{nameOfDay(day.day)}</span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-accent" />
          {bar.name} <span className="font-semibold">{bar.format(day.bar)}</span>
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-0.5 w-4 bg-info" />
          {line.name} <span className="font-semibold">{line.format(day.line)}</span>
        </span>
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${unit}, ${caption}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${nameOfDay(day.day)}: ${bar.name} ${bar.format(day.bar)}, ${line.name} ${line.format(day.line)}`}
        onPointerMove={point}
        onPointerDown={point}
        onKeyDown={step}
        className="relative mt-3 h-44 touch-pan-y rounded-sm border-line border-y"
      >
        <Drawing days={days} scale={scale} chosen={at} />
        <Limit side="start">{bar.format(scale.most.bar)}</Limit>
        <Limit side="end">
          {line.name}: {line.format(scale.most.line)}
        </Limit>
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-muted text-sm">
        <span>{days[0] ? nameOfDay(days[0].day) : ''}</span>
        <span>{days[last] ? nameOfDay(days[last].day) : ''}</span>
      </p>
      {/* A table is never smaller than its rows: what hides it is around it. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{bar.name}</th>
              <th scope="col">{line.name}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">{nameOfDay(each.day)}</th>
                <td>{bar.format(each.bar)}</td>
                <td>{line.format(each.line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

interface DrawingProps {
  days: readonly ChartDay[]
  scale: DayScale
  chosen: number
}

const Drawing = ({ days, scale, chosen }: DrawingProps) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${days.length * STEP} 100`}
    preserveAspectRatio="none"
    className="absolute inset-x-0 top-9 bottom-0 h-[calc(100%-2.25rem)] w-full overflow-visible"
  >
    <rect x={chosen * STEP} y={0} width={STEP} height={100} className="fill-raised" />
    {days.map(({ day, bar }, index) => (
      <rect
        key={day}
        x={index * STEP + 1.5}
        width={STEP - 3}
        {...scale.bar(bar)}
        className="fill-accent"
      />
    ))}
    <line
      x2={days.length * STEP}
      y1={scale.zero}
      y2={scale.zero}
      className="stroke-edge"
      vectorEffect="non-scaling-stroke"
    />
    <polyline
      points={days
        .map(({ line }, index) => `${(index + 0.5) * STEP},${scale.line(line)}`)
        .join(' ')}
      className="fill-none stroke-2 stroke-info"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

/** What reaches the top of the drawing. */
const Limit = ({ side, children }: { side: 'start' | 'end'; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={`absolute top-0.5 text-muted text-xs figures ${side === 'start' ? 'start-0' : 'end-0'}`}
  >
    {children}
  </span>
)
