import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These take longest: at the end one of them would leave a core idle. */
const LONGEST = [
  'billing/ledger.test.ts',
  'pglite/pglite-store.test.ts',
  'admin/run-command.test.ts',
  'lifecycle/ten-years.test.ts',
  'src/permissions.test.ts',
  'billing/interleaved-ledger.test.ts',
]

/** The longest first; those with a document last and together, because a worker that changes its environment starts anew. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap((end) => sorted.filter((file) => file.moduleId.endsWith(end)))
    const rest = sorted.filter((file) => !longest.includes(file))
    return [
      ...longest,
      ...rest.filter((file) => !needsDocument(file)),
      ...rest.filter(needsDocument),
    ]
  }
}

function needsDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
}
