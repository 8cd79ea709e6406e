import type { PeriodReport, Sold } from '@hostfront/contract/reports'
import { CoinEntryKind } from '@hostfront/domain/billing/coin-entry'
import { COINS } from '@hostfront/domain/payments/coins'
import { planName } from '@hostfront/domain/plans/plan-name'
import { type Income, incomeBy, incomeBySteps, incomeOf } from '@hostfront/domain/reports/income'
import { type Period, periodBefore, timesIn } from '@hostfront/domain/reports/period'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { type Billed, readAll, readDocuments } from './read-documents.ts'

/** The books of a period. Added up by the store: the same few questions however many documents there are. */
export function readPeriod(call: SignedInCall, period: Period): Promise<PeriodReport> {
  const before = periodBefore(period)
  const read = async (tx: ReadTx): Promise<PeriodReport> => {
    const [{ steps, taxed, billed }, earlier, received, services, vouchers, coins] =
      await Promise.all([
        readDocuments(tx, period),
        readAll(tx, before),
        readReceived(tx, period),
        countServices(tx, period),
        readVouchers(tx, period),
        readCoins(tx, period),
      ])
    const byPlan = incomeBy(billed, (facts) => JSON.stringify([kindOf(facts), facts.planId]))
    const nameOf = await namesOf(
      tx,
      byPlan.map(({ facts }) => facts.planId),
    )
    return {
      period,
      before,
      income: incomeOf(billed),
      incomeBefore: incomeOf(earlier),
      steps: [...incomeBySteps(period, steps)],
      byMethod: incomeBy(taxed, ({ method }) => method)
        .map(({ facts: { method }, ...income }) => ({ method, ...income }))
        .sort(byGross),
      byPlan: byPlan
        .map(({ facts, ...income }) => ({
          sold: { kind: kindOf(facts), planId: facts.planId, name: nameOf(facts.planId) },
          ...income,
        }))
        .sort(byGross),
      byCountry: incomeBy(taxed, ({ country, taxBasisPoints }) =>
        JSON.stringify([country, taxBasisPoints]),
      )
        .map(({ facts: { country, taxBasisPoints }, ...income }) => ({
          country,
          taxBasisPoints,
          ...income,
        }))
        .sort(byGross),
      received,
      services,
      vouchers,
      coins,
    }
  }
  return call.store.read(read, { isLong: true })
}

/** What brought most comes first. */
const byGross = (one: Income, other: Income): number => other.gross - one.gross

function kindOf({ planId, kind }: Billed): Sold['kind'] {
  if (planId !== null) return 'plan'
  return kind === 'domain' ? 'domain' : 'other'
}

/** What plans are called today; one that is none, as staff type it for a service, as that is called. */
async function namesOf(
  tx: ReadTx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const plans = await rowsById(tx.plans, ids)
  const others = ids.filter((id) => id !== null).filter((id) => !plans.has(id))
  // As many as there are names, however many services have one.
  const typed =
    others.length === 0
      ? []
      : await tx.services.totals({
          where: { planId: { in: others } },
          by: ['planId', 'planName'],
        })
  const names = new Map([
    ...[...plans.values()].map((plan) => [plan.id, planName(plan)] as const),
    // The most usual name of one last: it stays.
    ...[...typed]
      .sort((one, other) => one.count - other.count)
      .map(({ keys: [planId, name] }) => [String(planId), String(name)] as const),
  ])
  return (id) => (id === null ? null : (names.get(id) ?? id))
}

async function readReceived(tx: ReadTx, period: Period): Promise<PeriodReport['received']> {
  const times = timesIn(period)
  const [came, went, taken, back] = await Promise.all([
    tx.payments.totals({
      where: { receivedAt: times, state: { in: ['received', 'refunded'] } },
      by: ['method'],
      sums: ['amount'],
    }),
    tx.refunds.totals({
      where: { settledAt: times, state: 'sent' },
      by: ['method'],
      sums: ['amount'],
    }),
    tx.disputes.totals({ where: { withdrawnOn: times }, by: ['gatewayId'], sums: ['withdrawn'] }),
    // What came of one that was lost is among the payments.
    tx.disputes.totals({
      where: { reinstatedOn: times, lostOn: null },
      by: ['gatewayId'],
      sums: ['reinstated'],
    }),
  ])
  const all = [...came, ...went, ...taken, ...back]
  const methods = new Set(all.map(({ keys: [method] }) => String(method)))
  methods.delete(COINS)
  const of = (totals: typeof came, method: string) =>
    totals.find(({ keys }) => keys[0] === method) ?? { count: 0, sums: [0] }
  return [...methods]
    .map((method) => {
      const payments = of(came, method)
      const [sentBack = 0] = of(went, method).sums
      const [withdrawn = 0] = of(taken, method).sums
      const [reinstated = 0] = of(back, method).sums
      const disputed = withdrawn - reinstated
      return { method, payments: payments.count, amount: payments.sums[0] ?? 0, sentBack, disputed }
    })
    .sort((one, other) => other.amount - one.amount)
}

/** Those of old shops that have run out without being terminated do not count as running. */
async function countServices(tx: ReadTx, period: Period): Promise<PeriodReport['services']> {
  const times = timesIn(period)
  const earlier = { lt: times.gte }
  const [made, over, runOut, started, ended, lost] = await Promise.all([
    tx.services.count({ createdAt: earlier }),
    tx.services.count({ createdAt: earlier, terminatedAt: earlier }),
    tx.services.count({ createdAt: earlier, status: 'expired', terminatedAt: null }),
    tx.services.count({ createdAt: times }),
    tx.services.count({ terminatedAt: times }),
    tx.services.count({ terminatedAt: times, createdAt: earlier }),
  ])
  return { atStart: made - over - runOut, started, ended, lost }
}

async function readVouchers(tx: ReadTx, period: Period): Promise<PeriodReport['vouchers']> {
  const used = await tx.orders.totals({
    where: { createdAt: timesIn(period), status: { in: ['pending', 'active'] } },
    by: ['voucherCode'],
    sums: ['discount'],
  })
  return used
    .flatMap(({ keys: [code], count, sums: [discount = 0] }) =>
      typeof code === 'string' ? [{ code, orders: count, discount }] : [],
    )
    .sort((one, other) => other.orders - one.orders)
}

async function readCoins(tx: ReadTx, period: Period): Promise<PeriodReport['coins']> {
  const { gte, lt } = timesIn(period)
  const [before, within, held] = await Promise.all([
    tx.coinEntries.totals({ where: { createdAt: { lt: gte } }, sums: ['amount'] }),
    tx.coinEntries.totals({ where: { createdAt: { gte, lt } }, by: ['kind'], sums: ['amount'] }),
    // Owed like any others: the ledger and the balances have to agree. A new shop's are nobody's money, so they are named.
    tx.coinEntries.totals({
      where: { createdAt: { lt } },
      by: [{ via: [{ by: 'userId', to: 'users' }], field: 'role' }],
      sums: ['amount'],
    }),
  ])
  const opening = before[0]?.sums[0] ?? 0
  const moves = within.map(({ keys: [kind], count, sums: [amount = 0] }) => ({
    kind: CoinEntryKind.parse(kind),
    count,
    amount,
  }))
  return {
    opening,
    moves,
    closing: moves.reduce((sum, { amount }) => sum + amount, opening),
    administrators: held.find(({ keys: [role] }) => role === 'admin')?.sums[0] ?? 0,
  }
}
