import type { NightStep } from '@hostfront/contract/upkeep'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { invoiceParties, taxTerms } from '@hostfront/domain/billing/invoice-parties'
import {
  type RenewalStep,
  renewalDueDate,
  type SoldByTime,
} from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Backend } from '../call/context.ts'
import { type Due, findDue } from '../renewals/find-due.ts'
import type { RenewalKind, RenewalKinds } from '../renewals/renewal-kind.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findGone } from './cancel-gone.ts'
import { findReminders } from './find-reminders.ts'
import { findLapsed } from './lapse-changes.ts'
import { findOverdue } from './mark-overdue.ts'
import { COUNTED_AS } from './run-due.ts'

/** Of each step so many are named. */
const NAMED = 25

/** A row that a step is about; `kind` is that of what is sold by time, or `invoice`. */
export interface PlannedRow {
  readonly kind: string
  readonly id: string
  readonly userId: string
}

/** How many rows each step is due for, and the first of them. */
export type Plan = ReadonlyMap<NightStep, { count: number; readonly rows: PlannedRow[] }>

/**
 * What a run at `at` would do with the shop as it is now: found by what the run itself goes by, and without effect. Each
 * row is followed for one step, and beyond a bill to what is due with it at once; what a run does after a long outage is more.
 */
export async function planDue(backend: Backend, kinds: RenewalKinds, at: string): Promise<Plan> {
  const settings = await backend.store.read(readSettings)
  const plan = new Map<NightStep, { count: number; rows: PlannedRow[] }>()
  const add = (step: NightStep, row: PlannedRow) => {
    const known = plan.get(step) ?? { count: 0, rows: [] }
    known.count++
    if (known.rows.length < NAMED) known.rows.push(row)
    plan.set(step, known)
  }
  /** Whose open invoice is paid by coins, or cancelled with what it renews: nothing more is due for it. */
  const settled = new Set<string>()
  const lapsed = new Set<string>()
  for await (const page of findLapsed(backend, at)) {
    for (const invoice of page) {
      lapsed.add(invoice.id)
      add('cancelled', { kind: 'invoice', id: invoice.id, userId: invoice.userId })
    }
  }
  for (const kind of kinds) {
    for await (const due of findDue(backend, settings, kind, at)) {
      const { id, userId } = due.row
      for (const step of await stepsOf(backend, settings, kind, due, at)) {
        add(COUNTED_AS[step], { kind: kind.kind, id, userId })
        if (step === 'pay-with-coins' || step === 'terminate') settled.add(`${kind.kind} ${id}`)
      }
    }
  }
  const addBill = (step: NightStep, { id, userId, subjectKind, subjectId }: Invoice) => {
    if (!lapsed.has(id) && !settled.has(`${subjectKind} ${subjectId}`))
      add(step, { kind: 'invoice', id, userId })
  }
  for (const kind of kinds) {
    for await (const page of findGone(backend, kind, at)) {
      for (const invoice of page) {
        addBill('cancelled', invoice)
        settled.add(`${invoice.subjectKind} ${invoice.subjectId}`)
      }
    }
  }
  for await (const page of findOverdue(backend, at)) {
    for (const invoice of page) addBill('overdue', invoice)
  }
  for await (const { invoice } of findReminders(backend, settings, at)) addBill('reminded', invoice)
  return plan
}

/** The step that is due, and after a bill the one that is due with it, where there can be one. */
async function stepsOf(
  backend: Backend,
  settings: Settings,
  kind: RenewalKind,
  { row, step }: Due,
  at: string,
): Promise<RenewalStep[]> {
  if (step !== 'issue-invoice' || !(row.autoRenew || row.expiresAt <= at)) return [step]
  const next = await stepAfterBill(backend, settings, kind, row, at)
  return next ? [step, next] : [step]
}

async function stepAfterBill(
  { store }: Backend,
  settings: Settings,
  kind: RenewalKind,
  row: SoldByTime,
  now: string,
): Promise<RenewalStep | null> {
  const { billing } = settings
  const user = await store.read((tx) => tx.users.get(row.userId))
  if (!user) return null
  const { total } = kind.quote(row, taxTerms(settings, invoiceParties(settings, user, now)))
  const dueDate = renewalDueDate(row, now, billing.invoiceDueDays)
  const invoice = { status: 'unpaid', total, paid: 0, dueDate } as const
  return kind.nextStep(row, { invoice, coins: user.coins, billing, now })
}
