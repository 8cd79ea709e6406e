import type { Found } from '@hostfront/contract/admin'
import { invoiceRecordPath, orderRecordPath } from '../../words/record-paths.ts'
import { servicePath } from '../../words/service-paths.ts'

/** The screen that shows what was found: its own page, or that of its client. */
export function foundPath({
  kind,
  id,
  userId,
  title,
}: Pick<Found, 'kind' | 'id' | 'userId' | 'title'>): string {
  const own = encodeURIComponent(id)
  switch (kind) {
    case 'client':
      return `/admin/clients/${own}`
    case 'ticket':
      return `/admin/tickets/${own}`
    case 'order':
      return orderRecordPath(id)
    case 'service':
      return servicePath(id)
    case 'domain':
      return `/admin/clients/${encodeURIComponent(userId)}?tab=domains`
    case 'invoice':
      return invoiceRecordPath(id)
    case 'payment':
      return `/admin/transactions?search=${encodeURIComponent(title)}`
  }
}
