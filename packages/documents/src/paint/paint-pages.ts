import {
  beginText,
  endText,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import {
  type Mark,
  PAGE,
  type Page,
  type RuleMark,
  type TextMark,
  type Tone,
} from '../layout/page.ts'
import type { EmbeddedFont } from './shape-text.ts'
import type { Typefaces } from './typefaces.ts'

type NameOf = (font: EmbeddedFont) => PDFName

/** Dark enough on paper, and for a printer without colours. */
const COLOURS = {
  ink: rgb(0.09, 0.1, 0.12),
  muted: rgb(0.36, 0.39, 0.43),
  line: rgb(0.8, 0.82, 0.85),
} satisfies Record<Tone, unknown>

/** Points. */
const THICKNESS = 0.75

/** A PDF counts from the bottom. */
const fromBottom = (y: number): number => PAGE.height - y

/** Draws pages into an empty document. */
export function paintPages(pdf: PDFDocument, pages: readonly Page[], faces: Typefaces): void {
  for (const marks of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    const nameOf = fontNames(page)
    for (const mark of marks) paintMark(page, mark, faces, nameOf)
  }
}

/** What the page calls its fonts. The library's own names are drawn by lot, a new one for every text. */
function fontNames(page: PDFPage): NameOf {
  const names = new Map<EmbeddedFont, PDFName>()
  return (font) => {
    const known = names.get(font)
    if (known) return known
    const name = PDFName.of(`F${names.size + 1}`)
    page.node.setFontDictionary(name, font.pdfFont.ref)
    names.set(font, name)
    return name
  }
}

function paintMark(page: PDFPage, mark: Mark, faces: Typefaces, nameOf: NameOf): void {
  if (mark.kind === 'rule') paintRule(page, mark)
  else paintText(page, mark, faces, nameOf)
}

const paintRule = (page: PDFPage, { x, y, width, tone }: RuleMark): void =>
  page.drawLine({
    start: { x, y: fromBottom(y) },
    end: { x: x + width, y: fromBottom(y) },
    thickness: THICKNESS,
    color: COLOURS[tone],
  })

function paintText(page: PDFPage, mark: TextMark, faces: Typefaces, nameOf: NameOf): void {
  const { text, size } = mark
  let x = mark.align === 'end' ? mark.x - faces.measure(text, mark) : mark.x
  for (const { font, spans, width } of faces.runs(text, mark)) {
    page.pushOperators(
      beginText(),
      setFillingColor(COLOURS[mark.tone]),
      setFontAndSize(nameOf(font), size),
      ...spans.flatMap((span) => [
        setTextMatrix(
          1,
          0,
          0,
          1,
          x + (span.x * size) / 1000,
          fromBottom(mark.y) + (span.y * size) / 1000,
        ),
        showText(PDFHexString.of(span.codes)),
      ]),
      endText(),
    )
    x += (width * size) / 1000
  }
}
