import { withWrittenDays } from '@hostfront/documents/sheet/document-days'
import { dayWords } from './dates.ts'

/**
 * What a line of an invoice bills, as it is read: days are stored as `2026-12-23 to 2027-01-22`, and a name between the marks of a
 * typewriter.
 */
export const lineWords = (description: string): string =>
  withWrittenDays(description, dayWords).replace(/"(.*)"/, '“$1”')
