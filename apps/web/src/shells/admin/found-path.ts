import type { Found } from '@hostfront/contract/admin'
import { servicePath } from '../../words/service-paths.ts'

/** The screen that shows what was found: its own page, or its list with nothing else in it. */
export function foundPath({
  kind,
  id,
  title,
  userId,
}: Pick<Found, 'kind' | 'id' | 'title' | 'userId'>): string {
  const own = encodeURIComponent(id)
  const search = new URLSearchParams({ search: title })
  switch (kind) {
    case 'client':
      return `/admin/clients/${own}`
    case 'ticket':
      return `/admin/tickets/${own}`
    case 'order':
      return `/admin/orders?${search}&status=all`
    case 'service':
      return servicePath(id)
    case 'domain':
      return `/admin/clients/${encodeURIComponent(userId)}?tab=domains`
    case 'invoice':
      return `/admin/invoices?${search}`
  }
}
