import type { IntegrityReport } from '@hostfront/contract/shop'
import {
  ledgerProblems,
  MOST_PROBLEMS,
  numberProblems,
  orderProblems,
  type Problem,
  voucherProblems,
} from '@hostfront/domain/shop/integrity'
import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import type { AllRows, Tally } from '@hostfront/store/port'
import { rules } from '@hostfront/store/rules'
import type { SignedInCall } from '../context.ts'
import { readAll } from './read-all.ts'

/** Looks at the whole shop at one moment and changes nothing; every rule is asked, whatever the store enforces by itself. */
export function checkIntegrity(call: SignedInCall): Promise<IntegrityReport> {
  return call.store.read(async (tx) => {
    const rows = await readAll(tx)
    const sums = await tx.coinEntries.tally({ by: 'userId', sum: 'amount' })
    const uses = await tx.orders.tally({
      by: 'voucherCode',
      where: { status: { in: ['pending', 'active'] } },
    })
    const problems = [
      ...ledgerProblems(rows.users, byKey(sums, 'sum')),
      ...orderProblems(rows.orders, rows.invoices),
      ...numberProblems(
        rows.invoices.map(({ number }) => number),
        rows.counters,
      ),
      ...voucherProblems(rows.vouchers, byKey(uses, 'count')),
      ...danglingReferences(rows),
    ]
    const checked = collectionNames.reduce((sum, name) => sum + rows[name].length, 0)
    return { checked, problems: problems.slice(0, MOST_PROBLEMS) }
  })
}

const byKey = (tallies: readonly Tally[], figure: 'count' | 'sum'): ReadonlyMap<string, number> =>
  new Map(tallies.map((tally) => [String(tally.key), tally[figure]]))

/** Records that refer to one that is not there. */
export function danglingReferences(rows: AllRows): Problem[] {
  const ids = new Map<CollectionName, ReadonlySet<string>>()
  const idsOf = (name: CollectionName) => {
    const known = ids.get(name) ?? new Set(rows[name].map(({ id }) => id))
    ids.set(name, known)
    return known
  }
  return collectionNames.flatMap((name) =>
    Object.entries(rules[name].references).flatMap(([field, target]) => {
      const known = idsOf(target)
      return rows[name].flatMap((row): Problem[] => {
        // References are text or null; the rules name fields that the rows have.
        const to = (row as unknown as Record<string, string | null>)[field]
        if (to === null || to === undefined || known.has(to)) return []
        return [{ code: 'dangling-reference', subject: row.id, detail: `${name}.${field}: ${to}` }]
      })
    }),
  )
}
