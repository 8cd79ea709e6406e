/** Of a new shop, and of one of before there were these choices. Every page knows them, so no schema is in here. */

/** Three days before an invoice is due, the day after, and a week after. */
export const DEFAULT_REMINDER_DAYS: readonly number[] = [-3, 1, 7]

/** Proofs of payments are kept for a year. */
export const DEFAULT_FILE_MONTHS = 12

/** As long as the text of a new shop says: a new order is given back whole when its customer asks for it. */
export const DEFAULT_GUARANTEE_DAYS = 14

/** Who is to pay another price is told a month before. */
export const DEFAULT_NOTICE_DAYS = 30
