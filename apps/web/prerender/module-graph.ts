interface ModuleInfo {
  readonly code: string | null
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
}

/** What the bundler knows of the modules. */
export interface ChunkContext {
  getModuleInfo(id: string): ModuleInfo | null
}

const ICON = /^(.*\/lucide-react\/dist\/esm\/)icons\/([\w-]+)\.mjs$/

/** Whether a module comes along when `entry` (a file, any of a folder, or of a pattern) is loaded: by a chain of imports that are not lazy. */
export function isLoadedWith(
  entry: string | RegExp,
  id: string,
  context: ChunkContext,
  seen = new Set<string>(),
): boolean {
  if (typeof entry === 'string' ? id.includes(entry) : entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id, context).some((importer) => isLoadedWith(entry, importer, context, seen))
}

/** Whether no chain of imports, lazy ones included, leads to a module but through one of the `doors`. */
export function isBehind(
  doors: RegExp,
  id: string,
  context: ChunkContext,
  seen = new Set<string>(),
): boolean {
  if (doors.test(id) || seen.has(id)) return true
  seen.add(id)
  const lazy = context.getModuleInfo(id)?.dynamicImporters ?? []
  const importers = [...importersOf(id, context), ...lazy]
  return (
    importers.length > 0 && importers.every((importer) => isBehind(doors, importer, context, seen))
  )
}

/** Asked for thousands of times, while the bundler copies a module's code at each question. */
const known = new WeakMap<ChunkContext, Map<string, readonly string[]>>()

function importersOf(id: string, context: ChunkContext): readonly string[] {
  const answers = known.get(context) ?? new Map<string, readonly string[]>()
  known.set(context, answers)
  const importers = answers.get(id) ?? findImporters(id, context)
  answers.set(id, importers)
  return importers
}

function findImporters(id: string, context: ChunkContext): readonly string[] {
  const [, library, name] = ICON.exec(id) ?? []
  if (!library || !name) return context.getModuleInfo(id)?.importers ?? []
  // All icons are imported by one list of them; who draws one names it.
  const named = new RegExp(`[{,]\\s*${pascalCase(name)}\\b[^}]*\\}\\s*from\\s*["']lucide-react`)
  const drawers = context.getModuleInfo(`${library}lucide-react.mjs`)?.importers ?? []
  return drawers.filter((drawer) => named.test(context.getModuleInfo(drawer)?.code ?? ''))
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
