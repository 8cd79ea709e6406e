import type { OrderForm } from '@hostfront/domain/orders/order-form'
import type { Account } from '../../host/host.ts'
import type { OrderFields } from './order-draft.ts'

/** Whom the invoice is to name, as the form shows it: what was typed here, else what the profile says; empty for neither. */
export interface Buyer {
  readonly country: string
  readonly isCompany: boolean
  readonly company: string
  readonly taxId: string
}

export const shownBuyer = (
  fields: Pick<OrderFields, 'country' | 'isCompany' | 'company' | 'taxId'>,
  account: Pick<Account, 'country' | 'company' | 'taxId'> | null,
): Buyer => ({
  country: fields.country ?? account?.country ?? '',
  isCompany: fields.isCompany ?? Boolean(account?.company),
  company: fields.company ?? account?.company ?? '',
  taxId: fields.taxId ?? account?.taxId ?? '',
})

/** What of it is sent. Of a company nothing where none was ever named: the profile stays as it is. */
export function statedBuyer(
  fields: Pick<OrderFields, 'isCompany'>,
  { isCompany, company, taxId }: Buyer,
): Pick<OrderForm, 'company' | 'taxId'> {
  if (isCompany) return { company, taxId }
  return fields.isCompany === false ? { company: '', taxId: '' } : {}
}
