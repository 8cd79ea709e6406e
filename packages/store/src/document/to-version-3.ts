import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/**
 * Domains say what notice of their end was sent. Notifications have more kinds from here on, of which an app of
 * an earlier version knows nothing.
 */
export function toVersion3(document: RawDocument): RawDocument {
  const { domains } = document
  return {
    ...document,
    ...(domains !== undefined && {
      domains: eachRecord(domains, (domain) => ({ lastNotice: null, ...domain })),
    }),
  }
}
