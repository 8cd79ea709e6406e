import type { Invoice } from '@hostfront/domain/billing/invoice'

/** Where a document goes, as an envelope has it, without name and country; documents of before have no address. */
export const addressLines = ({
  street,
  postcode,
  town,
}: Pick<Invoice['buyer'], 'street' | 'postcode' | 'town'>): string[] =>
  [street, [postcode, town].filter(Boolean).join(' ')].flatMap((line) => line || [])
