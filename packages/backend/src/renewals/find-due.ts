import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { findBills } from './find-bill.ts'
import { readCoins } from './read-coins.ts'
import type { ListHeld, RenewalKind } from './renewal-kind.ts'

const PAGE = 200

/**
 * The ids of a kind for which something seems due. Most of what comes near its end waits for days with an invoice that
 * nobody has paid yet, so a page of them is sorted out by three statements, and only what is due gets a transaction of
 * its own. That one decides again: what is seen here may have changed since, or come from a replica that lags behind.
 */
export async function* findDue(
  backend: Backend,
  { billing }: Settings,
  kind: RenewalKind,
): AsyncGenerator<string> {
  for (const list of kind.dueLists(billing, backend.now())) {
    const pages = readPages((after) =>
      backend.store.read((tx) => readPage(tx, { kind, list, after, billing, now: backend.now() })),
    )
    for await (const ids of pages) yield* ids
  }
}

interface PageOf {
  readonly kind: RenewalKind
  readonly list: ListHeld<SoldByTime>
  readonly after: string | null
  readonly billing: Settings['billing']
  readonly now: string
}

async function readPage(
  tx: ReadTx,
  { kind, list, after, billing, now }: PageOf,
): Promise<Page<string>> {
  const { items, next } = await list(tx, { order: 'oldest', limit: PAGE, after })
  const [billOf, coinsOf] = [await findBills(tx, kind.kind, items), await readCoins(tx, items)]
  const due = items.filter((row) =>
    kind.nextStep(row, { invoice: billOf(row), coins: coinsOf(row), billing, now }),
  )
  return { items: due.map(({ id }) => id), next }
}
