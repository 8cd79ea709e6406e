import type { FontFile, ReadFont } from './font-file.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Fonts as they are drawn with, each read and unpacked once; one that could not be read is asked for again. */
export function keepFonts(readFont: ReadFont): ReadFont {
  const kept = new Map<FontFile, Promise<Uint8Array>>()
  return (file) => {
    const known = kept.get(file)
    if (known) return known
    const font = readFont(file).then(unpackWoff)
    kept.set(file, font)
    font.catch(() => kept.delete(file))
    return font
  }
}
