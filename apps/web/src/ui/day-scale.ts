/** Heights in a chart, from 0 at its top to 100 at its bottom. */
export interface DayScale {
  /** The baseline. */
  readonly zero: number
  bar(value: number): { readonly y: number; readonly height: number }
  line(value: number): number
  /** What reaches the top; 0 where nothing does. */
  readonly most: { readonly bar: number; readonly line: number }
}

/** Bars may go below the baseline, lines never do. Both share the baseline, and each kind has a measure of its own. */
export function dayScale(bars: readonly number[], lines: readonly number[]): DayScale {
  const most = { bar: Math.max(0, ...bars), line: Math.max(0, ...lines) }
  const least = Math.min(0, ...bars)
  // The line needs room above the baseline where no bar does.
  const top = most.bar || -least || 1
  const unit = 100 / (top - least)
  const zero = top * unit
  return {
    zero,
    most,
    bar: (value) => ({ y: zero - Math.max(value, 0) * unit, height: Math.abs(value) * unit }),
    line: (value) => zero - (zero * value) / (most.line || 1),
  }
}
