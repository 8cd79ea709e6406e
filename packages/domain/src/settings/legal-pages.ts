/** The pages that only the operator can write. */
import type { Settings } from './settings.ts'

export const LEGAL_PAGES = ['imprint', 'privacy', 'terms'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

type Legal = Settings['legal']

/** The pages that the operator has written: no other is linked or shown. */
export const filledPages = (legal: Pick<Legal, LegalPage>): LegalPage[] =>
  LEGAL_PAGES.filter((page) => legal[page].trim() !== '')

/** What every page needs of the legal texts: of the long ones only whether they are there. */
export const publicLegal = (legal: Legal) => ({
  refundTitle: legal.refundTitle,
  refundBody: legal.refundBody,
  consent: legal.consent,
  pages: filledPages(legal),
})
