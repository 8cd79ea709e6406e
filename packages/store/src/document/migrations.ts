import type { RawDocument } from './raw-document.ts'
import { toVersion2 } from './to-version-2.ts'
import { toVersion3 } from './to-version-3.ts'
import { toVersion4 } from './to-version-4.ts'
import { toVersion5 } from './to-version-5.ts'
import { toVersion6 } from './to-version-6.ts'
import { toVersion7 } from './to-version-7.ts'
import { toVersion8 } from './to-version-8.ts'
import { toVersion9 } from './to-version-9.ts'
import { toVersion10 } from './to-version-10.ts'
import { toVersion11 } from './to-version-11.ts'
import { toVersion12 } from './to-version-12.ts'
import { toVersion13 } from './to-version-13.ts'

/** Makes a document of the next version; changes nothing it is given. */
type Migration = (document: RawDocument) => {
  readonly revision: number
  readonly [key: string]: unknown
}

/** `migrations[0]` leads from version 1 to 2, and so on: one for every version but the latest. */
const migrations: readonly Migration[] = [
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
  toVersion7,
  toVersion8,
  toVersion9,
  toVersion10,
  toVersion11,
  toVersion12,
  toVersion13,
]

/** `document` in the latest version. A migration that throws leaves the caller with what it had. */
export function migrateDocument(
  document: RawDocument,
  steps: readonly Migration[] = migrations,
): RawDocument {
  let current = document
  for (const step of steps.slice(document.version - 1)) {
    const { revision, ...rest } = step(current)
    current = { ...rest, revision, version: current.version + 1 }
  }
  return current
}
