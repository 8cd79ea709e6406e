import { sheetPdf } from '@hostfront/documents/document-pdf'
import type { Sheet } from '@hostfront/documents/sheet/sheet'
import { readFont } from './read-font.ts'

/** A document as PDF. It takes the thread that it is called in for some milliseconds. */
export function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  return sheetPdf(sheet, readFont)
}
