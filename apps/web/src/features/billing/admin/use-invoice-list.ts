import { InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useListState } from '../../../parts/list-table/use-list-state.ts'

/** What is chosen of the invoices; links from a client's page name the client. */
export const useInvoiceList = () =>
  useListState({
    sorts: ['text', 'total', 'dueDate', 'status'],
    filters: { status: InvoiceStatus.options, userId: Id, from: z.iso.date(), to: z.iso.date() },
  })
