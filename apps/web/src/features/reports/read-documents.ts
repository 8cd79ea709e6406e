import type { Api } from '@hostfront/contract/contract'
import type { Document } from '@hostfront/contract/reports'
import type { Period } from '@hostfront/domain/reports/period'
import type { ListPage } from '../../parts/list-table/list-page.ts'

const INVOICES = 'invoice:'
const NOTES = 'credit-note:'

/** One page of all documents of a period: its invoices, then its credit notes. A cursor says of which it is. */
export async function readDocuments(
  api: Pick<Api, 'reports'>,
  period: Period,
  after: string | null,
  limit: number,
): Promise<ListPage<Document>> {
  const isOfNotes = after?.startsWith(NOTES) ?? false
  const of = isOfNotes ? NOTES : INVOICES
  const page = await api.reports.documents({
    period,
    kind: isOfNotes ? 'credit-note' : 'invoice',
    after: after?.slice(of.length) || null,
    limit,
  })
  const more = page.next === null ? null : `${of}${page.next}`
  return { items: page.items, next: more ?? (isOfNotes ? null : NOTES) }
}
