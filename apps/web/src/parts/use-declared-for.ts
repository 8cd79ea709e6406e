import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useAnswer } from '../host/use-answer.ts'

/** For staff: what the customer says to have paid for an invoice and nobody has decided on, oldest first. */
export function useDeclaredFor({ id, number }: Pick<Invoice, 'id' | 'number'>) {
  const { data, isPending } = useAnswer(['declarations', 'list', id], (api) =>
    api.declarations.list({ state: 'waiting', search: number }),
  )
  const declared = data?.items.filter(({ invoices }) => invoices.some((each) => each.id === id))
  return { declared: declared ?? [], isPending }
}
