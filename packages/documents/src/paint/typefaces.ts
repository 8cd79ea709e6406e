import type { PDFDocument } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { type FontFile, familiesFor, fontFile, type ReadFont } from '../fonts/font-file.ts'
import type { TextStyle } from '../layout/page.ts'
import { visualRuns } from '../text/visual-runs.ts'
import { type EmbeddedFont, type ShapedText, shapeText } from './shape-text.ts'

/** What stands for a letter that none of them has. */
const UNKNOWN = '?'

interface Typeface extends EmbeddedFont {
  readonly has: (letter: string) => boolean
}

/** A piece of a line in one font. */
export interface DrawnRun extends ShapedText {
  readonly font: EmbeddedFont
}

export interface Typefaces {
  /** What is drawn for a line, from left to right. */
  runs(text: string, style: TextStyle): readonly DrawnRun[]
  /** How wide that is, in points. */
  measure(text: string, style: TextStyle): number
}

/** Those that a document with these texts needs; of each only the letters that are drawn come into the file. */
export async function embedTypefaces(
  pdf: PDFDocument,
  texts: readonly string[],
  readFont: ReadFont,
): Promise<Typefaces> {
  const families = familiesFor(texts.join('').normalize('NFC'))
  const files = (weight: TextStyle['weight']) => families.map((family) => fontFile(family, weight))
  return typefacesOf({
    regular: await embedFaces(pdf, files('regular'), readFont),
    semibold: await embedFaces(pdf, files('semibold'), readFont),
  })
}

/** Read at once, put in one by one: the order in the document must not depend on which comes first. */
async function embedFaces(
  pdf: PDFDocument,
  files: readonly FontFile[],
  readFont: ReadFont,
): Promise<Typeface[]> {
  const fonts = await Promise.all(
    files.map(async (file) => ({ file, bytes: await readFont(file) })),
  )
  const faces: Typeface[] = []
  for (const { file, bytes } of fonts) faces.push(await embedFace(pdf, file, bytes))
  return faces
}

async function embedFace(pdf: PDFDocument, file: FontFile, bytes: Uint8Array): Promise<Typeface> {
  const shaper = openFont(bytes)
  pdf.registerFontkit({ create: () => shaper })
  const pdfFont = await pdf.embedFont(bytes, { subset: true, customName: subsetName(file) })
  const letters = new Set(shaper.characterSet)
  return { pdfFont, shaper, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) }
}

/** Which letters join and how pairs stand, as read from a file so far: that took two thirds of a document's time. */
const knownTables = new WeakMap<Uint8Array, unknown>()

/**
 * Anew for every document: a font keeps which letters its glyphs were first used for, and they end in the file. Its
 * tables say nothing of documents, and are handed on as fontkit itself hands them to a variation of a font.
 */
function openFont(bytes: Uint8Array): fontkit.Font {
  // Its types know Node alone; it reads any bytes.
  const font = fontkit.create(bytes as Parameters<typeof fontkit.create>[0])
  if (!('layout' in font && '_tables' in font)) throw new Error('No file of one font')
  const tables = knownTables.get(bytes) ?? font._tables
  knownTables.set(bytes, tables)
  return Object.assign(font, { _tables: tables })
}

/** Six capitals and a plus say that it is a part of a font (ISO 32000, 9.9.2); given here, it is the same every time. */
const subsetName = (file: FontFile): string => `HFDOCS+${file}`

/** Lines are measured several times before they are drawn; what they consist of is found out once. */
function typefacesOf(faces: Record<TextStyle['weight'], readonly Typeface[]>): Typefaces {
  const known = new Map<string, readonly DrawnRun[]>()
  const runs = (text: string, { weight }: TextStyle) => {
    const key = `${weight} ${text}`
    const found = known.get(key) ?? runsIn(faces[weight], text)
    known.set(key, found)
    return found
  }
  return {
    runs,
    measure: (text, style) =>
      (runs(text, style).reduce((sum, { width }) => sum + width, 0) * style.size) / 1000,
  }
}

function runsIn(faces: readonly Typeface[], text: string): DrawnRun[] {
  const [first] = faces
  if (!first) return []
  const known = Array.from(text.normalize('NFC'), (letter) =>
    faces.some(({ has }) => has(letter)) || /\p{C}/u.test(letter) ? letter : UNKNOWN,
  ).join('')
  const faceOf = (letter: string, before: Typeface | null): Typeface =>
    before?.has(letter) ? before : (faces.find(({ has }) => has(letter)) ?? first)
  return visualRuns(known, faceOf).map(({ face, text: drawn }) => ({
    font: face,
    ...shapeText(face, drawn),
  }))
}
