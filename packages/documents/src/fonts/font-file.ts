/** The typefaces of documents: the shop's own, and for letters that it has not, one that has them. */
import type { TextStyle } from '../layout/page.ts'

/** In the order in which they are asked for a letter. */
const FAMILIES = [
  { family: 'familjen-grotesk-latin', letters: /(?:)/ },
  { family: 'familjen-grotesk-latin-ext', letters: /[\u0100-\u02af\u1e00-\u1eff\u20a0-\u20c0]/ },
  { family: 'familjen-grotesk-vietnamese', letters: /[\u1ea0-\u1ef9\u20ab]/ },
  { family: 'noto-sans-cyrillic', letters: /[\u0400-\u04ff\u2116]/ },
  { family: 'noto-sans-greek', letters: /[\u0370-\u03ff]/ },
  { family: 'ibm-plex-sans-arabic-arabic', letters: /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/ },
] as const

export type FontFamily = (typeof FAMILIES)[number]['family']
export type FontFile = `${FontFamily}-${400 | 600}`

/** Brings a font file (WOFF); the host knows where it is. */
export type ReadFont = (file: FontFile) => Promise<Uint8Array>

/** The families that hold the letters of `text`, as far as there are any; the shop's own is always among them. */
export const familiesFor = (text: string): FontFamily[] =>
  FAMILIES.filter(({ letters }) => letters.test(text)).map(({ family }) => family)

export const fontFile = (family: FontFamily, weight: TextStyle['weight']): FontFile =>
  `${family}-${weight === 'semibold' ? 600 : 400}`

/** Every file that a host has to have. */
export const FONT_FILES: readonly FontFile[] = FAMILIES.flatMap(({ family }) => [
  fontFile(family, 'regular'),
  fontFile(family, 'semibold'),
])
