import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** Version 8 has what customers answer before their server is made. Servers say what they are to be changed to, and what they were made with; of those before, the latter is not known. */
export function toVersion8(document: RawDocument): RawDocument {
  const { instances } = document
  return {
    ...document,
    ...(instances !== undefined && {
      instances: eachRecord(instances, (instance) => ({
        applyTemplateId: null,
        limits: null,
        ...instance,
      })),
    }),
  }
}
