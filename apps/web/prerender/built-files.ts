import { existsSync, readFileSync } from 'node:fs'
import type { Edition } from './edition.ts'

interface ManifestEntry {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

const ENTRY = 'index.html'
const FONT = /hostfront-grotesk-latin-(?!ext).*\.woff2$/

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/** What the client build has written, by the questions a page's head asks. */
export function readBuiltFiles({ site, prerenderer }: Edition) {
  const client = read(`${site}/.vite/manifest.json`)
  const server = read(`${prerenderer}/.vite/manifest.json`)
  const entry = client[ENTRY]
  if (!entry) throw new Error('The client build has no entry')

  return {
    entryFile: `/${entry.file}`,
    /** The sheets that the entry and `modules` load at once, in that order, and all that they say. */
    styles(modules: readonly string[] = []) {
      const sheets = new Set([ENTRY, ...modules].flatMap((name) => stylesheets(client, name)))
      const css = [...sheets].map((file) => readFileSync(`${site}/${file}`, 'utf8')).join('')
      return { cssFiles: [...sheets].map((file) => `/${file}`), css }
    },
    fontFile: fontOf(client, site),
    /** The file of a group of chunks.ts; none where the edition has no such group. */
    grouped: (name: string): string[] =>
      Object.entries(client).flatMap(([key, entry]) =>
        key.startsWith('_') && entry.name === name ? `/${entry.file}` : [],
      ),
    /** What is run when `module` is imported beside the entry, in that order. */
    runWith(module: string): string[] {
      const present = new Set<string>()
      collect(client, ENTRY, present)
      const files = new Set<string>()
      collect(client, module, files)
      return [...files].filter((file) => !present.has(file))
    },
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

/** What is imported comes first. */
function collect(
  manifest: Manifest,
  key: string,
  files: Set<string>,
  seen = new Set<string>(),
): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files, seen)
  files.add(`/${chunk.file}`)
}

/** The sheets of a module and of what it imports; others arrive with the parts that need them. */
function stylesheets(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
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
