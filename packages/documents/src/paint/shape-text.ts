import type { PDFFont } from '@cantoo/pdf-lib'
import type { Font } from 'fontkit'

/** Glyphs that stand beside each other as their widths have it. */
export interface GlyphSpan {
  /** Hexadecimal, four digits a glyph. */
  readonly codes: string
  /** From where the text begins, in thousandths of its size; `y` upwards. */
  readonly x: number
  readonly y: number
}

export interface ShapedText {
  readonly spans: readonly GlyphSpan[]
  /** In thousandths of its size. */
  readonly width: number
}

/** A font as it is in the document, and as it shapes text. */
export interface EmbeddedFont {
  readonly pdfFont: PDFFont
  readonly shaper: Font
}

/**
 * `text` with its letters joined, pairs moved together and marks above and below their letters, none of which the
 * library that writes the file does. It enters the letters into the document's part of the font.
 */
export function shapeText({ pdfFont, shaper }: EmbeddedFont, text: string): ShapedText {
  const codes = pdfFont.encodeText(text).asString()
  const { glyphs, positions } = shaper.layout(text)
  const scale = 1000 / shaper.unitsPerEm
  const spans: { codes: string; x: number; y: number }[] = []
  let pen = 0
  let afterLast = Number.NaN
  for (const [at, { advanceWidth }] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = advanceWidth } = positions[at] ?? {}
    const place = { x: (pen + xOffset) * scale, y: yOffset * scale }
    const code = codes.slice(at * 4, at * 4 + 4)
    const last = spans.at(-1)
    if (last && last.y === place.y && afterLast === pen + xOffset) last.codes += code
    else spans.push({ codes: code, ...place })
    afterLast = pen + xOffset + advanceWidth
    pen += xAdvance
  }
  return { spans, width: pen * scale }
}
