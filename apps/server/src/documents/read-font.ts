import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { keepFonts } from '@hostfront/documents/fonts/keep-fonts'

const require = createRequire(import.meta.url)
const FAMILY = /^(familjen-grotesk|ibm-plex-sans-arabic|noto-sans)-/

/** The fonts of documents, from the packages that hold them. */
export const readFont = keepFonts((file) =>
  readFile(require.resolve(`@fontsource/${FAMILY.exec(file)?.[1]}/files/${file}-normal.woff`)),
)
