import type { Api } from '@hostfront/contract/contract'
import type { Document, DocumentKind } from '@hostfront/contract/reports'
import type { Period } from '@hostfront/domain/reports/period'
import type { ListPage } from '../../parts/list-table/list-page.ts'

const KINDS: readonly DocumentKind[] = ['invoice', 'credit-note', 'dispute', 'dispute-over']

/** One page of all documents of a period, one kind after the other. A cursor says of which it is. */
export async function readDocuments(
  api: Pick<Api, 'reports'>,
  period: Period,
  after: string | null,
  limit: number,
): Promise<ListPage<Document>> {
  const at = KINDS.findIndex((kind) => after?.startsWith(`${kind}:`))
  const [kind, following] = [KINDS[Math.max(at, 0)] ?? 'invoice', KINDS[Math.max(at, 0) + 1]]
  const page = await api.reports.documents({
    ...{ period, kind, limit },
    after: after?.slice(kind.length + 1) || null,
  })
  const more = page.next === null ? null : `${kind}:${page.next}`
  return { items: page.items, next: more ?? (following ? `${following}:` : null) }
}
