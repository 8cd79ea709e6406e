// A fence that has never bitten proves nothing: each kind of violation is planted in a copy of the
// project, and the checker that guards against it has to name it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forbiddenImports } from './forbidden-imports.ts'
import { lintViolations } from './lint-violations.ts'
import { PlantedTree } from './planted-tree.ts'

let tree: PlantedTree

beforeAll(() => {
  tree = new PlantedTree()
})
afterAll(() => tree.remove())

describe('purity is a compiler setting', () => {
  const TSC = 'node_modules/typescript7/bin/tsc'
  const pure = {
    'packages/domain/tsconfig.json': ['packages/domain/src/planted.ts'],
    'packages/contract/tsconfig.json': ['packages/contract/src/planted.ts'],
    'packages/backend/tsconfig.json': ['packages/backend/src/planted.ts'],
    'packages/store/tsconfig.port.json': [
      'packages/store/src/memory/planted.ts',
      'packages/store/src/document/planted.ts',
      'packages/store/src/port.ts',
      'packages/store/src/rules.ts',
      'packages/store/src/collections.ts',
    ],
  }

  for (const [project, files] of Object.entries(pure)) {
    test(`${project} knows neither the DOM nor Node`, () => {
      for (const file of files) {
        tree.plant(file, 'export const plantedDom = document.title')
        tree.plant(file, 'export const plantedNode = process.argv')
        tree.plant(file, "export type PlantedModule = typeof import('node:fs')")
      }
      const report = tree.report(TSC, '--noEmit', '--pretty', 'false', '-p', project)
      for (const file of files) {
        expect(errorsIn(report, file, "'document'"), `DOM in ${file}`).not.toEqual([])
        expect(errorsIn(report, file, "'process'"), `Node in ${file}`).not.toEqual([])
        expect(errorsIn(report, file, "'node:fs'"), `node:fs in ${file}`).not.toEqual([])
      }
    })
  }
})

test('dependency-cruiser reports every forbidden arrow', () => {
  for (const { files } of forbiddenImports) {
    for (const [path, line] of Object.entries(files)) tree.plant(path, line)
  }
  const report = tree.report('scripts/check-imports.mjs')
  for (const { rule, from } of forbiddenImports) {
    expect(report).toMatch(new RegExp(`^${rule}: ${from.replaceAll('.', '\\.')} -> `, 'm'))
  }
  expect(report).toMatch(/exit code 1$/)
})

test('folders that need each other are reported, however many stand between them', () => {
  const planted = new PlantedTree()
  const check = () => planted.report('scripts/folder-circles.mjs', 'packages/backend/src')
  expect(check()).toMatch(/0 circles of folders\.[\s\S]*exit code 0$/)
  // The list of kinds lies in no folder, and closes the circle.
  planted.plant('packages/backend/src/billing/planted.ts', "import '../sold-by-time.ts'")
  const report = check()
  expect(report).toMatch(
    /billing, domains, refunds, renewals, services, sold-by-time\.ts need each other/,
  )
  expect(report).toContain('billing/planted.ts imports ../sold-by-time.ts')
  expect(report).toMatch(/exit code 1$/)
  expect(planted.report('scripts/folder-circles.mjs')).toMatch(/exit code 1$/)
  planted.remove()
})

test('an import check that has read nothing fails', () => {
  const empty = new PlantedTree()
  empty.plant('.dependency-cruiser.cjs', "module.exports.options.exclude.path = '.'")
  const report = empty.report('scripts/check-imports.mjs')
  empty.remove()
  expect(report).toContain('0 modules read')
  expect(report).toMatch(/exit code 1$/)
})

describe('lint', () => {
  const checkers = {
    biome: [
      'node_modules/@biomejs/biome/bin/biome',
      'lint',
      '--colors=off',
      '--max-diagnostics=none',
    ],
    oxlint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--format=unix'],
    names: ['scripts/check-names.mjs'],
  } as const

  for (const [checker, [script, ...args]] of Object.entries(checkers)) {
    test(`${checker} reports what the house style forbids`, () => {
      const violations = lintViolations.filter((violation) => violation.checker === checker)
      for (const { file, lines } of violations) tree.plant(file, ...lines)
      const report = tree.report(script as string, ...args)
      for (const { file, says } of violations) {
        const named = report
          .split('\n')
          .filter((line) => line.includes(file) && line.includes(says))
        expect(named, `${file}: ${says}`).not.toEqual([])
      }
      expect(report).not.toMatch(/exit code 0$/)
    })
  }

  test('a date made from a value is allowed', () => {
    const file = 'packages/domain/src/planted-date.ts'
    tree.plant(file, "export const plantedDate = new Date('2026-01-01')")
    const report = tree.report(
      'node_modules/@biomejs/biome/bin/biome',
      'lint',
      '--colors=off',
      file,
    )
    expect(report).toMatch(/exit code 0$/)
  })
})

const errorsIn = (report: string, file: string, what: string): string[] =>
  report.split('\n').filter((line) => line.startsWith(`${file}(`) && line.includes(what))
