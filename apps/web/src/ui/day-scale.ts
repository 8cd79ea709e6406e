/** Heights in a chart, from 0 at its top to 100 at its bottom. */
export interface DayScale {
  /** The baseline. */
  readonly zero: number
  /** From where to where it reaches. */
  bar(value: number): { readonly y1: number; readonly y2: number }
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
    bar: (value) => ({ y1: zero, y2: zero - value * unit }),
  }
}
