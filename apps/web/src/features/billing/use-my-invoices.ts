import { usePages } from '../../host/use-answer.ts'

/** The person's invoices, newest first. */
export const useMyInvoices = () =>
  usePages(['billing', 'invoices'], (api, after) => api.billing.invoices({ after }))
