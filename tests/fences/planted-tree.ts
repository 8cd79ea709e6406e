import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = [
  '.dependency-cruiser.cjs',
  '.gitignore',
  '.oxlintrc.json',
  'apps',
  'biome.json',
  'package.json',
  'packages',
  'scripts',
  'tsconfig.base.json',
]
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-remote', 'dist-pages', '.cache'])

/** A copy of the project in a temporary folder, in which violations may be planted. */
export class PlantedTree {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'hostfront-fences-')))

  constructor() {
    for (const name of COPIED) {
      cpSync(join(ROOT, name), join(this.root, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      })
    }
    this.linkModules()
  }

  /** Adds lines to a file, which comes into being when it is missing. */
  plant(path: string, ...lines: string[]): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    appendFileSync(join(this.root, path), `${lines.join('\n')}\n`)
  }

  /** Everything that a checker, run on the copy, prints. */
  report(script: string, ...args: string[]): string {
    const run = spawnSync(process.execPath, [script, ...args], {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return `${run.stdout}\n${run.stderr}\nexit code ${run.status}`
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Links every package, but our own ones to the copy: a link of the whole folder would lead back out. */
  private linkModules(): void {
    const modules = join(this.root, 'node_modules')
    mkdirSync(join(modules, '@hostfront'), { recursive: true })
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      if (name === '@hostfront' || name.startsWith('.')) continue
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
    }
    for (const parent of ['packages', 'apps']) {
      for (const name of readdirSync(join(this.root, parent))) {
        symlinkSync(join(this.root, parent, name), join(modules, '@hostfront', name))
        const own = join(ROOT, parent, name, 'node_modules')
        if (existsSync(own)) symlinkSync(own, join(this.root, parent, name, 'node_modules'))
      }
    }
  }
}
