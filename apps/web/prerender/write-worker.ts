import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { build } from 'vite'
import type { Edition } from './edition.ts'

/** Its address never changes: it is how a browser finds a new build. */
const WORKER = 'worker.js'
/** Of the server, of search engines and other sites, or a host may answer 404.html with its own status. */
const NOT_KEPT = /(\.br|^robots\.txt|^sitemap\.xml|^social\/.*|^404\.html|^worker\.js)$/

/** Writes the service worker beside the finished pages: in the server edition the one that takes itself away. */
export async function writeWorker(
  { site, isRemote }: Edition,
  entryFile: string,
  panelPaths: readonly string[],
): Promise<void> {
  const files = isRemote ? [] : keptFiles(site, panelPaths)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __FILES__: JSON.stringify(files),
      __ENTRY__: JSON.stringify(entryFile),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: isRemote ? 'worker/retire.ts' : 'worker/offline.ts',
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  })
}

function keptFiles(site: string, panelPaths: readonly string[]) {
  const panel = new Set(panelPaths.map((path) => `${path.slice(1)}/index.html`))
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !NOT_KEPT.test(path) && !panel.has(path))
    .sort()
    .map((path) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(site, path)))
        .digest('base64')
      return {
        url: `/${path}`,
        revision: path.startsWith('assets/') ? null : hash.slice(0, 12),
        // A host that is just being given a new build must not mix the two.
        integrity: `sha256-${hash}`,
      }
    })
}
