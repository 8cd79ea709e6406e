import type { OrderForm } from '@hostfront/domain/orders/order-form'
import type { Account } from '../../host/host.ts'
import type { AddressField, OrderFields } from './order-draft.ts'

/** What is asked of a company alone. */
type CompanyField = 'company' | 'taxId' | AddressField

/** Whom the invoice is to name, as the form shows it: what was typed here, else what the profile says; empty for neither. */
export interface Buyer extends Readonly<Record<'country' | CompanyField, string>> {
  readonly isCompany: boolean
}

export const shownBuyer = (
  fields: Pick<OrderFields, 'country' | 'isCompany' | CompanyField>,
  account: Pick<Account, 'country' | CompanyField> | null,
): Buyer => ({
  country: fields.country ?? account?.country ?? '',
  isCompany: fields.isCompany ?? Boolean(account?.company),
  company: fields.company ?? account?.company ?? '',
  taxId: fields.taxId ?? account?.taxId ?? '',
  street: fields.street ?? account?.street ?? '',
  postcode: fields.postcode ?? account?.postcode ?? '',
  town: fields.town ?? account?.town ?? '',
})

/** What of it is sent. Of a company nothing where none was ever named: the profile stays as it is, as its address always does. */
export function statedBuyer(
  fields: Pick<OrderFields, 'isCompany'>,
  { isCompany, company, taxId, street, postcode, town }: Buyer,
): Pick<OrderForm, CompanyField> {
  if (isCompany) return { company, taxId, street, postcode, town }
  return fields.isCompany === false ? { company: '', taxId: '' } : {}
}
