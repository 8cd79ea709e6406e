import type { StandingReport } from '@hostfront/contract/reports'
import { addDays } from '@hostfront/domain/add-days'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { debtorsOf, owedByAll } from '@hostfront/domain/reports/ageing'
import { renewalsOf } from '@hostfront/domain/reports/recurring'
import { STATES_TO_RENEW } from '@hostfront/domain/services/renewal'
import type { ReadTx, Totals } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { customerOf } from '../identity/customers-of.ts'

/** So many clients who owe something are named. */
const NAMED = 20
/** What ends within so many days is due for renewal. */
const RENEWAL_DAYS = 30

/** What a gateway has taken, and has neither given back nor was told to keep. */
const WITHHELD = { withdrawnOn: { gt: '' }, lostOn: null, reinstatedOn: null } as const

/** How the shop stands now: who owes it what, what comes next, and what it owes itself. */
export function readStanding(call: SignedInCall): Promise<StandingReport> {
  const now = call.now()
  const read = async (tx: ReadTx): Promise<StandingReport> => {
    const [ageing, renewals, monthly, waiting, processing, disputed, toSend, ledger, balances] =
      await Promise.all([
        readAgeing(tx, now),
        readRenewals(tx, now),
        tx.services.totals({ where: { status: 'active', price: { gt: 0 } }, sums: ['price'] }),
        tx.declarations.totals({ where: { state: 'waiting' }, sums: ['amount'] }),
        tx.paymentAttempts.totals({ where: { state: 'processing' }, sums: ['amount'] }),
        tx.disputes.totals({ where: WITHHELD, sums: ['withdrawn'] }),
        tx.refunds.totals({ where: { state: 'to-send' }, sums: ['amount'] }),
        tx.coinEntries.totals({ sums: ['amount'] }),
        tx.users.totals({ sums: ['coins'] }),
      ])
    return {
      ageing,
      renewals,
      monthly: asSum(monthly),
      onTheWay: asSum(waiting),
      underWay: asSum(processing),
      disputed: asSum(disputed),
      toReturn: asSum(toSend),
      coins: { ledger: asSum(ledger).amount, balances: asSum(balances).amount },
    }
  }
  return call.store.read(read, { isLong: true })
}

/** Of totals by nothing. */
const asSum = ([all]: readonly Totals[]) => ({ count: all?.count ?? 0, amount: all?.sums[0] ?? 0 })

async function readAgeing(tx: ReadTx, now: string): Promise<StandingReport['ageing']> {
  const open = await tx.invoices.totals({
    where: { status: { in: PAYABLE } },
    by: ['userId', { field: 'dueDate', per: 'day' }],
    sums: ['total', 'paid'],
  })
  const debtors = debtorsOf(
    open.map(({ keys: [userId, dueOn], count, sums: [total = 0, paid = 0] }) => ({
      userId: String(userId),
      dueOn: String(dueOn),
      count,
      owed: total - paid,
    })),
    now.slice(0, 10),
  )
  const named = debtors.slice(0, NAMED)
  const users = await rowsById(
    tx.users,
    named.map(({ userId }) => userId),
  )
  return {
    all: owedByAll(debtors),
    invoices: debtors.reduce((sum, { invoices }) => sum + invoices, 0),
    clients: named.map(({ userId, invoices, owed }) => ({
      customer: customerOf(users, { id: userId, userId }),
      invoices,
      owed,
    })),
    of: debtors.length,
  }
}

/** What its customers can pay for: nothing that is free, cancelled, or suspended by the team. */
async function readRenewals(tx: ReadTx, now: string): Promise<StandingReport['renewals']> {
  const expiresAt = { gte: now, lt: addDays(now, RENEWAL_DAYS) }
  const [services, domains] = await Promise.all([
    tx.services.totals({
      where: {
        status: { in: STATES_TO_RENEW },
        suspendedByHand: false,
        cancelledAt: null,
        price: { gt: 0 },
        expiresAt,
      },
      by: ['billingCycle'],
      sums: ['price'],
    }),
    tx.domains.totals({ where: { expiresAt }, sums: ['price'] }),
  ])
  const cycles = services.map(({ keys: [cycle], count, sums: [perMonth = 0] }) => ({
    billingCycle: BillingCycle.parse(cycle),
    count,
    perMonth,
  }))
  return { services: renewalsOf(cycles), domains: asSum(domains) }
}
