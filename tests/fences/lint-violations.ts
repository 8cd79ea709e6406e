interface LintViolation {
  readonly checker: 'biome' | 'oxlint' | 'names'
  readonly file: string
  readonly lines: readonly string[]
  /** What is in the line of the report that names the file. */
  readonly says: string
}

const emptyLines = (count: number): string[] => Array.from({ length: count }, () => '//')

const clockAndChance = [
  'Date.now()',
  'new Date()',
  'new Date',
  'Date()',
  'Math.random()',
  'crypto.randomUUID()',
  'globalThis.crypto',
  'performance.now()',
].flatMap((use, index) =>
  ['domain', 'backend'].map(
    (name): LintViolation => ({
      checker: 'biome',
      file: `packages/${name}/src/planted-clock-${index}.ts`,
      lines: [`export const planted = ${use}`],
      says: 'plugin',
    }),
  ),
)

/** Each lets a value pass whose type nobody has looked at. */
const unsafe = [
  ['argument', 'encodeURIComponent(JSON.parse("1"))'],
  ['assignment', '{ value: JSON.parse("1") } satisfies { value: string }'],
  ['call', 'JSON.parse("1")()'],
  ['member-access', 'JSON.parse("1").name as string'],
  ['return', '((): string => JSON.parse("1"))()'],
].flatMap(([name, use]) =>
  [
    'packages/domain/src',
    'packages/store/src/postgres',
    'apps/server/src',
    'apps/web/src',
    'apps/web/worker',
  ].map(
    (folder): LintViolation => ({
      checker: 'oxlint',
      file: `${folder}/planted-unsafe-${name}.ts`,
      lines: [`export const planted = ${use}`],
      says: `no-unsafe-${name}`,
    }),
  ),
)

const component = (...body: string[]): string[] => [
  "import { useEffect, useState } from 'react'",
  'export function Planted({ isOn }: { isOn: boolean }) {',
  ...body,
  '  return <p>{count}</p>',
  '}',
]

export const lintViolations: readonly LintViolation[] = [
  ...unsafe,
  {
    checker: 'oxlint',
    file: 'apps/web/src/ui/planted-hook.tsx',
    lines: component('  if (isOn) useEffect(() => undefined, [])', '  const [count] = useState(0)'),
    says: 'rules-of-hooks',
  },
  {
    checker: 'oxlint',
    file: 'apps/web/src/ui/planted-effect.tsx',
    lines: component(
      '  const [count, setCount] = useState(0)',
      '  useEffect(() => setCount(isOn ? 1 : 0), [])',
    ),
    says: 'exhaustive-deps',
  },
  {
    checker: 'oxlint',
    file: 'packages/domain/src/planted-switch.ts',
    lines: [
      "export function planted(kind: 'a' | 'b' | 'c'): number {",
      '  switch (kind) {',
      "    case 'a':",
      '      return 1',
      '    default:',
      '      return 2',
      '  }',
      '}',
    ],
    says: 'switch-exhaustiveness',
  },
  ...clockAndChance,
  {
    checker: 'biome',
    file: 'packages/domain/src/planted-default.ts',
    lines: ['export default 1'],
    says: 'noDefaultExport',
  },
  {
    checker: 'biome',
    file: 'packages/domain/src/planted-barrel.ts',
    lines: ["export { ok } from './result.ts'"],
    says: 'noBarrelFile',
  },
  {
    checker: 'biome',
    file: 'packages/domain/src/planted-star.ts',
    lines: ["export * from './result.ts'"],
    says: 'noReExportAll',
  },
  {
    checker: 'biome',
    file: 'packages/domain/src/planted-any.ts',
    lines: ['export const planted: any = 1'],
    says: 'noExplicitAny',
  },
  {
    checker: 'biome',
    file: 'packages/domain/src/plantedName.ts',
    lines: ['export const planted = 1'],
    says: 'useFilenamingConvention',
  },
  {
    checker: 'oxlint',
    file: 'packages/domain/src/planted-long.ts',
    lines: [...emptyLines(250), 'export const planted = 1'],
    says: 'max-lines',
  },
  {
    checker: 'oxlint',
    file: 'packages/domain/src/planted-long.test.ts',
    lines: [...emptyLines(400), 'export const planted = 1'],
    says: 'max-lines',
  },
  {
    checker: 'oxlint',
    file: 'packages/backend/src/planted-promise.ts',
    lines: ['export function planted(): void {', '  Promise.resolve(1)', '}'],
    says: 'no-floating-promises',
  },
  {
    checker: 'oxlint',
    file: 'packages/backend/src/planted-misuse.ts',
    lines: ['export const planted = [1].filter(async () => false)'],
    says: 'no-misused-promises',
  },
  ...['utils', 'helpers', 'common', 'misc', 'types', 'constants'].map(
    (name): LintViolation => ({
      checker: 'names',
      file: `packages/domain/src/planted/${name}.ts`,
      lines: ['export const planted = 1'],
      says: 'name it',
    }),
  ),
  {
    checker: 'names',
    file: 'apps/web/src/utils',
    lines: ['a folder would do as well'],
    says: 'name it',
  },
]
