/** Loaded when somebody asks for a document: libraries of half a megabyte. */
import { creditNotePdf, invoicePdf } from '@hostfront/documents/document-pdf'
import { keepFonts } from '@hostfront/documents/fonts/keep-fonts'
import { Unreachable } from '../host/unreachable.ts'
import { FONT_ADDRESSES } from './font-addresses.ts'

type Written<Args extends unknown[]> = Args extends [...infer Said, unknown] ? Said : never

const readFont = keepFonts(async (file) => {
  const answer = await fetch(FONT_ADDRESSES[file]).catch((cause: unknown) => {
    throw new Unreachable(false, cause)
  })
  if (!answer.ok) throw new Unreachable(false)
  return new Uint8Array(await answer.arrayBuffer())
})

export const writeInvoice = (...said: Written<Parameters<typeof invoicePdf>>) =>
  invoicePdf(...said, readFont)

export const writeCreditNote = (...said: Written<Parameters<typeof creditNotePdf>>) =>
  creditNotePdf(...said, readFont)
