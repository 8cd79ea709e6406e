import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  readonly title: string
  /** What stands on each page, a line for every height. */
  readonly pages: readonly string[]
}

/** A PDF as a program that copies its text sees it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: string[] = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    )
  }
  const { info } = await pdf.getMetadata()
  return { title: 'Title' in info ? String(info.Title) : '', pages }
}
