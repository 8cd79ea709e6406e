import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** In version 9 panels say what was found when they were compared, and what of it is ignored. */
export function toVersion9(document: RawDocument): RawDocument {
  const { panels } = document
  if (panels === undefined) return document
  return {
    ...document,
    panels: eachRecord(panels, (panel) => ({
      comparedAt: null,
      differences: null,
      ignored: [],
      ...panel,
    })),
  }
}
