/** Heights in a chart, from 0 at its top to 100 at its bottom. */
export interface DayScale {
  /** The baseline. */
  readonly zero: number
  bar(value: number): { readonly y: number; readonly height: number }
  /** What reaches the top; 0 where nothing does. */
  readonly most: number
}

/** Bars stand on the baseline, and hang from it where they are below nothing. */
export function dayScale(values: readonly number[]): DayScale {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const unit = 100 / (most - least || 1)
  const zero = least < 0 ? most * unit : 100
  return {
    zero,
    most,
    bar: (value) => ({ y: zero - Math.max(value, 0) * unit, height: Math.abs(value) * unit }),
  }
}
