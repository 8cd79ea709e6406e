import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { officePath } from './places.mjs'

const run = promisify(execFile)

/** How a person opens it: separator and text delimiter by their codes, character set and language by LibreOffice's numbers. */
export interface Opening {
  readonly separator: number
  readonly delimiter: number | ''
  readonly charset: number
  readonly language: number
}

export const UTF8 = 76
export const WINDOWS_1252 = 1
export const ENGLISH = 1033
export const FRENCH = 1036
export const GERMAN = 1031

/** A cell as the program has taken it: a number, a text, or a formula, which begins with `=`. */
export type Cell = { readonly text: string } | { readonly number: number } | null

/** The cells of a file, row by row, once LibreOffice has read it and written it down again. */
export async function openInOffice(
  bytes: Uint8Array | string,
  { separator, delimiter, charset, language }: Opening,
): Promise<readonly (readonly Cell[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-office-'))
  try {
    await writeFile(join(folder, 'export.csv'), bytes)
    await run(officePath() ?? 'soffice', [
      '--headless',
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      `--infilter=CSV:${separator},${delimiter},${charset},1,,${language},false,true`,
      // Written with texts in quotes, numbers bare, formulas as formulas.
      ...[
        '--convert-to',
        `csv:Text - txt - csv (StarCalc):9,34,${UTF8},1,,${ENGLISH},true,false,true`,
      ],
      ...['--outdir', join(folder, 'out'), join(folder, 'export.csv')],
    ])
    const text = await readFile(join(folder, 'out', 'export.csv'), 'utf8')
    return text
      .replace(/^\uFEFF/, '')
      .split('\n')
      .slice(0, -1)
      .map((line) => line.replace(/\r$/, '').split('\t').map(asCell))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function asCell(written: string): Cell {
  if (written === '') return null
  if (written.startsWith('"')) return { text: written.slice(1, -1).replaceAll('""', '"') }
  return Number.isNaN(Number(written)) ? { text: written } : { number: Number(written) }
}
