import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontFile } from '../fonts/font-file.ts'
import { keepFonts } from '../fonts/keep-fonts.ts'

const require = createRequire(import.meta.url)

/** From the packages that are installed. */
export const readFont = keepFonts((file: FontFile): Promise<Uint8Array> => {
  const family = /^(familjen-grotesk|ibm-plex-sans-arabic|noto-sans)-/.exec(file)?.[1] ?? ''
  return readFile(require.resolve(`@fontsource/${family}/files/${file}-normal.woff`))
})
