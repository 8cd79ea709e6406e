// Folders of one package that need each other in a circle, however long it is. No two of their files do, so the rule on
// files does not see it. A file right below the root is a folder by itself. Tests and what is made for them may reach anywhere.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path)

/** The circles among the folders right below `root`, each with one import for every arrow of it. */
export function folderCircles(root) {
  const arrows = readArrows(root)
  return circlesOf(arrows).map((folders) => ({
    folders,
    imports: folders.flatMap((from) =>
      [...(arrows.get(from) ?? [])]
        .filter(([to]) => folders.includes(to))
        .map(([to, example]) => `${from} -> ${to}: ${example}`),
    ),
  }))
}

/** Folder -> the folders that it imports, each with one file that does. */
function readArrows(root) {
  const arrows = new Map()
  const files = readdirSync(root, { recursive: true }).map((file) => file.split(sep).join('/'))
  for (const file of files.filter(isSource)) {
    const from = folderOf(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const to = folderOf(relative(root, normalize(join(root, dirname(file), specifier))))
      if (to.startsWith('..') || from === to) continue
      if (!arrows.has(from)) arrows.set(from, new Map())
      if (!arrows.get(from).has(to)) arrows.get(from).set(to, `${file} imports ${specifier}`)
    }
  }
  return arrows
}

const folderOf = (path) => path.split('/')[0]

/** The strongly connected folders, of two or more: those that reach each other. */
function circlesOf(arrows) {
  const reach = new Map([...arrows.keys()].map((from) => [from, reached(arrows, from)]))
  const circles = []
  for (const [from, targets] of reach) {
    const circle = [...targets].filter((to) => reach.get(to)?.has(from)).sort()
    if (circle.length > 1 && circle[0] === from) circles.push(circle)
  }
  return circles
}

function reached(arrows, from) {
  const seen = new Set()
  const waiting = [from]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const to of arrows.get(next)?.keys() ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      waiting.push(to)
    }
  }
  return seen
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const roots = process.argv.slice(2)
  const found = roots.flatMap((root) => folderCircles(root).map((circle) => ({ root, ...circle })))
  for (const { root, folders, imports } of found) {
    console.error(`${root}: ${folders.join(', ')} need each other:\n  ${imports.join('\n  ')}`)
  }
  console.log(`${roots.length} packages read, ${found.length} circles of folders.`)
  process.exit(roots.length > 0 && found.length === 0 ? 0 : 1)
}
