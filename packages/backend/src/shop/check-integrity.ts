import type { IntegrityReport } from '@hostfront/contract/shop'
import { fileProblems } from '@hostfront/domain/files/file-problems'
import { MOST_PROBLEMS } from '@hostfront/domain/shop/integrity'
import { collectionNames } from '@hostfront/store/collections'
import type { SignedInCall } from '../call/context.ts'
import { heldSizes } from '../files/held-sizes.ts'
import { findProblems } from './find-problems.ts'
import { readAll } from './read-all.ts'

/** Looks at the whole shop at one moment and changes nothing; every rule is asked, whatever the store enforces by itself. */
export async function checkIntegrity(call: SignedInCall): Promise<IntegrityReport> {
  // Before the rows, which come first where both are new.
  const sizes = await heldSizes(call.files)
  const rows = await call.store.read((tx) => readAll(tx), { isLong: true })
  const checked = collectionNames.reduce((sum, name) => sum + rows[name].length, 0)
  const problems = [...findProblems(rows), ...fileProblems(rows.files, sizes, call.now())]
  return { checked, problems: problems.slice(0, MOST_PROBLEMS) }
}
