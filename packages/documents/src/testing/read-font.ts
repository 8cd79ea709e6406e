import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { keepFonts } from '../fonts/keep-fonts.ts'

const require = createRequire(import.meta.url)
const FAMILY = /^(familjen-grotesk|ibm-plex-sans-arabic|noto-sans)-/

/** Fonts from the packages that are installed; each has its own of them. */
export const openFonts = () =>
  keepFonts((file) =>
    readFile(require.resolve(`@fontsource/${FAMILY.exec(file)?.[1]}/files/${file}-normal.woff`)),
  )

export const readFont = openFonts()
