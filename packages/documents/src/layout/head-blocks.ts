import type { Sheet, SheetFact } from '../sheet/sheet.ts'
import { type Block, gap, line, MUTED, STRONG, TEXT, textMark } from './blocks.ts'
import { COLUMN, type Measure, PAGE, type TextStyle } from './page.ts'
import { wrapText } from './wrap-text.ts'

const BETWEEN = 24
const HALF = (COLUMN - BETWEEN) / 2

interface PartyLine {
  readonly text: string
  readonly style: TextStyle
}

/** Seller and buyer beside each other. */
export function partyBlocks(
  { seller, buyer }: Pick<Sheet, 'seller' | 'buyer'>,
  measure: Measure,
): Block[] {
  const left = partyLines('From', seller, measure)
  const right = partyLines('Billed to', buyer, measure)
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    ...markAt(left[at], PAGE.margin),
    ...markAt(right[at], PAGE.margin + HALF + BETWEEN),
  ])
  return rows.map(line)
}

const markAt = (party: PartyLine | undefined, x: number) =>
  party ? [textMark(party.text, x, party.style)] : []

function partyLines(title: string, lines: readonly string[], measure: Measure): PartyLine[] {
  const wrapped = lines.flatMap((text, at) => {
    const style = at === 0 ? STRONG : TEXT
    return wrapText(text, HALF, (piece) => measure(piece, style)).map((piece) => ({
      text: piece,
      style,
    }))
  })
  return [{ text: title, style: MUTED }, ...wrapped]
}

/** Names in one column, what they say in another. */
export function factBlocks(facts: readonly SheetFact[], measure: Measure): Block[] {
  const names = Math.max(0, ...facts.map(({ name }) => measure(name, MUTED)))
  const x = PAGE.margin + names + BETWEEN
  return facts.flatMap(({ name, value }) => {
    const lines = wrapText(value, PAGE.width - PAGE.margin - x, (text) => measure(text, TEXT))
    const blocks = lines.map((text, at) =>
      line([...(at === 0 ? [textMark(name, PAGE.margin, MUTED)] : []), textMark(text, x)]),
    )
    return [...blocks, gap(2)]
  })
}
