import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Fonts are compressed already. */
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml'])
/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 500

/** Puts a brotli copy beside every text of the site, at the level that takes too long while somebody waits. */
export async function packFiles(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const texts = paths.filter((path) => TEXT.has(extname(path)) && statSync(path).size > WORTH_IT)
  await Promise.all(
    texts.map(async (path) =>
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(readFileSync(path), { params })),
    ),
  )
}
