/** What stands below each other, before it is known on which page. */
import type { Mark, TextMark, TextStyle } from './page.ts'

export interface Block {
  /** Points. */
  readonly height: number
  /** `y` from the top of the block. */
  readonly marks: readonly Mark[]
  /** Repeated at the top of a page that begins with this block. */
  readonly head?: Block
}

export const TEXT: TextStyle = { size: 10, weight: 'regular', tone: 'ink' }
export const MUTED: TextStyle = { ...TEXT, tone: 'muted' }
export const STRONG: TextStyle = { ...TEXT, weight: 'semibold' }

/** From the top of a line of this size to the next, and to its baseline. */
export const leading = (size: number): number => size * 1.5
const baseline = (size: number): number => size * 1.1

export const gap = (height: number): Block => ({ height, marks: [] })

export function textMark(
  text: string,
  x: number,
  style: TextStyle = TEXT,
  align: TextMark['align'] = 'start',
): TextMark {
  return { kind: 'text', text, x, y: baseline(style.size), align, ...style }
}

/** A line of text marks of one size. */
export const line = (marks: readonly TextMark[]): Block => ({
  height: leading(Math.max(TEXT.size, ...marks.map(({ size }) => size))),
  marks,
})

/** Blocks that stay on one page. */
export function together(blocks: readonly Block[]): Block {
  let height = 0
  const marks: Mark[] = []
  for (const block of blocks) {
    for (const mark of block.marks) marks.push({ ...mark, y: mark.y + height })
    height += block.height
  }
  return { height, marks }
}
