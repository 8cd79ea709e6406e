import type { NightRecord } from '@hostfront/contract/upkeep'
import { invoiceRecordPath } from '../../../words/record-paths.ts'
import { servicePath } from '../../../words/service-paths.ts'

/** Where staff see what a step is about. */
export function recordPath({ kind, id, customer }: NightRecord): string {
  switch (kind) {
    case 'service':
      return servicePath(id)
    case 'invoice':
      return invoiceRecordPath(id)
    case 'domain':
      return `/admin/clients/${encodeURIComponent(customer.id)}?tab=domains`
  }
}

/** Where staff see what failed, or what the log has of it. */
export function failedPath(collection: string, id: string): string {
  if (collection === 'services') return servicePath(id)
  if (collection === 'invoices') return invoiceRecordPath(id)
  return `/admin/logs?subject=${encodeURIComponent(id)}`
}
