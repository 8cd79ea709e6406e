import type { RawDocument } from './raw-document.ts'

/**
 * Version 12 knows changes of services that wait for their payment, and services and accounts on hold; before, there were none,
 * which is what is read where nothing is said.
 */
export const toVersion12 = (document: RawDocument): RawDocument => document
