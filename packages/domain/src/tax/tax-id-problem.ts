/** As the messages of fields, see `ISSUE_CODES`. */
export const TAX_ID_PROBLEMS = ['VAT_NUMBER_INVALID', 'ICE_INVALID'] as const
export type TaxIdProblem = (typeof TAX_ID_PROBLEMS)[number]
