import type { Sheet } from '../sheet/sheet.ts'
import { gap, leading, line, MUTED, STRONG, TEXT, textMark } from './blocks.ts'
import { factBlocks, partyBlocks } from './head-blocks.ts'
import { COLUMN, type Measure, PAGE, type Page, type TextMark } from './page.ts'
import { paginate } from './paginate.ts'
import { lineBlocks, sumBlock } from './table-blocks.ts'
import { wrapText } from './wrap-text.ts'

const TITLE = { ...STRONG, size: 20 }
const FOOT = PAGE.height - PAGE.margin + leading(TEXT.size)

/** Where everything on a document stands. Long names and many lines take more lines and pages. */
export function layOutSheet(sheet: Sheet, measure: Measure): Page[] {
  const title = wrapText(sheet.title, COLUMN, (text) => measure(text, TITLE))
  const notes = sheet.notes.flatMap((note) =>
    wrapText(note, COLUMN, (text) => measure(text, MUTED)),
  )
  const pages = paginate(
    [
      ...title.map((text) => line([textMark(text, PAGE.margin, TITLE)])),
      gap(18),
      ...partyBlocks(sheet, measure),
      gap(18),
      ...factBlocks(sheet.facts, measure),
      gap(24),
      ...lineBlocks(sheet.lines, measure),
      sumBlock(sheet.sums, measure),
      gap(24),
      ...notes.map((text) => line([textMark(text, PAGE.margin, MUTED)])),
    ],
    PAGE.margin,
    PAGE.height - PAGE.margin - leading(TEXT.size),
  )
  return pages.length === 1
    ? pages
    : pages.map((page, at) => [...page, ...foot(sheet, at, pages.length)])
}

function foot({ title }: Sheet, at: number, count: number): TextMark[] {
  const right = PAGE.width - PAGE.margin
  return [
    { ...textMark(title, PAGE.margin, MUTED), y: FOOT },
    { ...textMark(`Page ${at + 1} of ${count}`, right, MUTED, 'end'), y: FOOT },
  ]
}
