import { existsSync, readFileSync } from 'node:fs'
import type { Edition } from './edition.ts'

interface ManifestEntry {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

const ENTRY = 'index.html'
const FONT = /familjen-grotesk-latin-wght-normal.*\.woff2$/

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/** What the client build has written, by the questions a page's head asks. */
export function readBuiltFiles({ site, prerenderer }: Edition) {
  const client = read(`${site}/.vite/manifest.json`)
  const server = read(`${prerenderer}/.vite/manifest.json`)
  const entry = client[ENTRY]
  if (!entry) throw new Error('The client build has no entry')

  return {
    entryFile: `/${entry.file}`,
    cssFiles: stylesheets(client).map((file) => `/${file}`),
    css: stylesheets(client)
      .map((file) => readFileSync(`${site}/${file}`, 'utf8'))
      .join(''),
    fontFile: fontOf(client, site),
    /**
     * Scripts of a first load but the entry itself: what it, `modules` and the files that `lazySources` name import.
     * Throws for a module that is in no file of its own.
     */
    scriptsBeside(lazySources: readonly string[], modules: readonly string[] = []): string[] {
      const lazy = lazySources.flatMap((source) =>
        Object.values(server).flatMap(({ file, src }) =>
          src && source.includes(baseName(file)) ? src : [],
        ),
      )
      for (const name of modules) if (!client[name]) throw new Error(`${name} has no file`)
      const files = new Set<string>()
      for (const name of [ENTRY, ...lazy, ...modules]) collect(client, name, files)
      files.delete(`/${entry.file}`)
      return [...files]
    },
  }
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || files.has(`/${chunk.file}`)) return
  files.add(`/${chunk.file}`)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}

/** The sheets of the first load; others arrive with the parts that need them. */
function stylesheets(manifest: Manifest, key = ENTRY, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const below = (chunk.imports ?? []).flatMap((imported) => stylesheets(manifest, imported, seen))
  return [...new Set([...below, ...(chunk.css ?? [])])]
}

function fontOf(manifest: Manifest, site: string): string {
  const font = Object.values(manifest).find(({ file }) => FONT.test(file))
  if (!font || !existsSync(`${site}/${font.file}`)) throw new Error('The font is not in the build')
  return `/${font.file}`
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
