export type Tone = 'ink' | 'muted' | 'line'

/** Sizes in points (1/72 inch) from the top left of a page; `y` of a text is its baseline. */
export interface TextStyle {
  readonly size: number
  readonly weight: 'regular' | 'semibold'
  readonly tone: Tone
}

export interface TextMark extends TextStyle {
  readonly kind: 'text'
  readonly text: string
  /** The left edge of what begins there, the right edge of what ends there. */
  readonly x: number
  readonly y: number
  readonly align: 'start' | 'end'
}

export interface RuleMark {
  readonly kind: 'rule'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly tone: Tone
}

export type Mark = TextMark | RuleMark
export type Page = readonly Mark[]

/** How wide a text is in a style, in points. */
export type Measure = (text: string, style: TextStyle) => number

/** A4, and what stays empty around it. */
export const PAGE = { width: 595, height: 842, margin: 56 } as const
/** What stands in the middle of a page. */
export const COLUMN = PAGE.width - 2 * PAGE.margin
