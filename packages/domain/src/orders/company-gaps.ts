interface Placed {
  readonly street: string | null
  readonly town: string | null
}

/** What an order for a company cannot do without: where it is, for its invoice has to say so (Directive 2006/112/EC, Article 226). */
export const COMPANY_FIELDS = ['street', 'town'] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]

/** What of it is missing. A postcode is not everywhere. */
export const addressGaps = (buyer: Placed): CompanyField[] =>
  COMPANY_FIELDS.filter((name) => !isSaid(buyer[name]))

/** The same of whoever the invoice may name: nothing where that is no company. */
export const companyGaps = (buyer: Placed & { readonly company: string | null }): CompanyField[] =>
  isSaid(buyer.company) ? addressGaps(buyer) : []

const isSaid = (text: string | null): boolean => (text ?? '').trim() !== ''
