/**
 * A number as it is typed, `4.5` or `4,5`; NaN for anything else. A comma with three digits after it may part thousands or
 * a fraction, so it is neither.
 */
export const typedNumber = (text: string): number =>
  /^\s*-?\d+([.]\d+|,\d{1,2})?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
