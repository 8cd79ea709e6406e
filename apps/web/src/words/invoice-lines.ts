import { withWrittenDays } from '@hostfront/documents/sheet/document-days'
import { dayWords } from './dates.ts'

/** What a line of an invoice bills; days are stored as `2026-12-23 to 2027-01-22` and are read as all others. */
export const lineWords = (description: string): string => withWrittenDays(description, dayWords)
