import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** In version 9 panels say what was found when they were compared, and what of it is ignored; accounts have a tax id. */
export function toVersion9(document: RawDocument): RawDocument {
  const { panels, users } = document
  return {
    ...document,
    ...(users === undefined
      ? {}
      : { users: eachRecord(users, (user) => ({ taxId: null, ...user })) }),
    ...(panels === undefined
      ? {}
      : {
          panels: eachRecord(panels, (panel) => ({
            comparedAt: null,
            differences: null,
            ignored: [],
            ...panel,
          })),
        }),
  }
}
