import type { SheetLine, SheetSum } from '../sheet/sheet.ts'
import { type Block, gap, line, MUTED, STRONG, TEXT, textMark, together } from './blocks.ts'
import { COLUMN, type Measure, PAGE, type RuleMark, type TextStyle } from './page.ts'
import { wrapText } from './wrap-text.ts'

const RIGHT = PAGE.width - PAGE.margin
const PADDING = 4
const BETWEEN = 24
const TOTAL: TextStyle = { ...STRONG, size: 12 }

const rule = (tone: RuleMark['tone']): Block => ({
  height: 1,
  marks: [{ kind: 'rule', x: PAGE.margin, y: 0.5, width: COLUMN, tone }],
})

const HEAD = together([
  line([textMark('For', PAGE.margin, MUTED), textMark('Amount', RIGHT, MUTED, 'end')]),
  gap(PADDING),
  rule('ink'),
])

/** What is billed, a row each, under a head that every page repeats. */
export function lineBlocks(lines: readonly SheetLine[], measure: Measure): Block[] {
  const amounts = Math.max(0, ...lines.map(({ amount }) => measure(amount, TEXT)))
  const rows = lines.flatMap((row) => rowBlocks(row, COLUMN - amounts - BETWEEN, measure))
  const [first, ...others] = rows
  // The head is not left behind at the foot of a page.
  return first
    ? [together([HEAD, first]), ...others.map((row) => ({ ...row, head: HEAD }))]
    : [HEAD]
}

function rowBlocks(
  { text, amount, quantity }: SheetLine,
  width: number,
  measure: Measure,
): Block[] {
  const [first = '', ...others] = wrapText(text, width, (piece) => measure(piece, TEXT))
  const opening = [
    gap(PADDING),
    line([textMark(first, PAGE.margin), textMark(amount, RIGHT, TEXT, 'end')]),
  ]
  const closing = [
    ...(quantity ? [line([textMark(quantity, PAGE.margin, MUTED)])] : []),
    ...[gap(PADDING), rule('line')],
  ]
  if (others.length === 0) return [together([...opening, ...closing])]
  const last = others.length - 1
  return [
    together(opening),
    ...others.map((piece, at) =>
      together([line([textMark(piece, PAGE.margin)]), ...(at === last ? closing : [])]),
    ),
  ]
}

/** What it comes to, on one page. */
export const sumBlock = (sums: readonly SheetSum[], measure: Measure): Block =>
  together(
    sums.flatMap((sum) => {
      const style = sum.isTotal ? TOTAL : TEXT
      const width = COLUMN - measure(sum.amount, style) - BETWEEN
      const names = wrapText(sum.text, width, (text) => measure(text, style))
      return [
        ...(sum.isTotal ? [gap(PADDING), rule('ink')] : []),
        gap(PADDING),
        ...names.map((name, at) =>
          line([
            textMark(name, PAGE.margin, style),
            ...(at === 0 ? [textMark(sum.amount, RIGHT, style, 'end')] : []),
          ]),
        ),
      ]
    }),
  )
