import type { RawDocument } from './raw-document.ts'

/** Version 8 has what customers answer before their server is made; before, nobody was asked. */
export const toVersion8 = (document: RawDocument): RawDocument => document
