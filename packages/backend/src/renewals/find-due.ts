import type { RenewalStep, SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { findBills } from './find-bill.ts'
import { readHolds } from './on-hold.ts'
import { readCoins } from './read-coins.ts'
import type { ListHeld, RenewalKind } from './renewal-kind.ts'

const PAGE = 200

/** What is due for one of a kind. */
export interface Due {
  readonly row: SoldByTime
  readonly step: RenewalStep
}

/**
 * Those of a kind for which something seems due at `now`, with the first step of it. Most of what comes near its end waits
 * for days with an invoice that nobody has paid yet, so a page of them is sorted out by three statements, and only what is
 * due gets a transaction of its own. That one decides again: what is seen here may have changed since, or come from a
 * replica that lags behind.
 */
export async function* findDue(
  { store }: Pick<Backend, 'store'>,
  settings: Settings,
  kind: RenewalKind,
  now: string,
): AsyncGenerator<Due> {
  for (const list of kind.dueLists(settings.billing, now)) {
    const pages = readPages((after) =>
      store.read((tx) => readPage(tx, { kind, list, after, settings, now })),
    )
    for await (const due of pages) yield* due
  }
}

interface PageOf {
  readonly kind: RenewalKind
  readonly list: ListHeld<SoldByTime>
  readonly after: string | null
  readonly settings: Settings
  readonly now: string
}

async function readPage(
  tx: ReadTx,
  { kind, list, after, settings, now }: PageOf,
): Promise<Page<Due>> {
  const { billing } = settings
  const { items, next } = await list(tx, { order: 'oldest', limit: PAGE, after })
  const [billOf, coinsOf] = [await findBills(tx, kind.kind, items), await readCoins(tx, items)]
  const due = items.flatMap((row) => {
    const step = kind.nextStep(row, { invoice: billOf(row), coins: coinsOf(row), billing, now })
    return step ? [{ row, step }] : []
  })
  // Most wait, and of those nobody has to know.
  const rows = due.map(({ row }) => row)
  const isHeld = await readHolds(tx, rows, now)
  const free = due.filter(({ row }) => !isHeld(row))
  return { items: await begun(tx, free, { kind, settings, now }), next }
}

/** Without those whose paid time does not run yet. */
async function begun(
  tx: ReadTx,
  due: readonly Due[],
  { kind, settings, now }: Pick<PageOf, 'kind' | 'settings' | 'now'>,
): Promise<Due[]> {
  const answers = await Promise.all(
    due.map(async ({ row }) => (await kind.hasBegun?.(tx, row, settings, now)) ?? true),
  )
  return due.filter((_, at) => answers[at])
}
