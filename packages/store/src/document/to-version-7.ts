import type { RawDocument } from './raw-document.ts'

/** Version 7 has panels, templates, instances and their events; before, nothing was known of servers. */
export const toVersion7 = (document: RawDocument): RawDocument => document
