import type { Invoice } from '@hostfront/domain/billing/invoice'
import { billsChange, idOfSubject } from '@hostfront/domain/billing/invoice-subject'
import { useNeeds } from '../../parts/use-needs.ts'
import { billOf } from '../../words/needs.ts'
import { useIsDeclared } from './use-my-declarations.ts'

interface RenewalBill {
  /** The invoice that is open for its next time; undefined: none, or nobody knows yet. */
  readonly bill: Invoice | undefined
  /** Its customer has told of its payment, which is not checked yet. */
  readonly isChecked: boolean
}

/** What is billed already of something that is sold by time; `kind` is its word on an invoice. */
export function useRenewalBill(kind: string, id: string): RenewalBill {
  const needs = useNeeds().data ?? []
  const bill = needs
    .flatMap((need) => billOf(need) ?? [])
    .find((invoice) => idOfSubject(invoice, kind) === id && !billsChange(invoice))
  return { bill, isChecked: useIsDeclared(bill?.id) }
}
