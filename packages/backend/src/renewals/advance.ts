import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { RenewalFacts } from '@hostfront/domain/renewals/due-bill'
import type { RenewalStep, SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import { billOf } from '../billing/bill-of.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { payFromBalance } from '../billing/pay-from-balance.ts'
import type { Backend } from '../call/context.ts'
import { bill } from './bill.ts'
import { findBill } from './find-bill.ts'
import { readHolds } from './on-hold.ts'
import type { OwnStep, RenewalKind } from './renewal-kind.ts'

/**
 * Does the one step that is due for one of a kind, in a transaction of its own, and answers which it was; null when
 * nothing is due. Everything is decided on the locked row: others who pay for it or end it wait, or came first
 * and are seen.
 */
export async function advance(
  backend: Backend,
  settings: Settings,
  kind: RenewalKind,
  id: string,
): Promise<RenewalStep | null> {
  try {
    return await withInvoiceNumbers(() =>
      backend.store.transaction(async (tx) => {
        const row = await kind.lock(tx, id)
        return row && decide({ tx, backend, settings, kind }, row)
      }),
    )
  } catch (error) {
    if (isBilledAlready(error)) return null
    throw error
  }
}

/** Another replica has issued the invoice of this period: the unique key let one of them through. */
const isBilledAlready = (error: unknown): boolean =>
  error instanceof StoreError &&
  error.kind === 'unique' &&
  error.rule === 'invoices.subjectKind+subjectId+periodStart'

interface Turn {
  readonly tx: Tx
  readonly backend: Backend
  readonly settings: Settings
  readonly kind: RenewalKind
}

async function decide(turn: Turn, row: SoldByTime): Promise<RenewalStep | null> {
  const { tx, backend, settings, kind } = turn
  if (kind.hasBegun && !(await kind.hasBegun(tx, row, settings, backend.now()))) return null
  const invoice = await findBill(tx, kind.kind, row)
  const user = invoice && row.autoRenew ? await tx.users.get(row.userId) : null
  const known: Omit<RenewalFacts, 'coins'> = {
    invoice,
    billing: settings.billing,
    now: backend.now(),
  }
  const step = kind.nextStep(row, { ...known, coins: user?.coins ?? 0 })
  if (step === null || (await readHolds(tx, [row], backend.now()))(row)) return null
  if (step !== 'pay-with-coins' || !invoice) return perform(turn, row, step)
  const paid = await payFromBalance(tx, backend, { invoice, renewed: { kind, row } }, null)
  // The coins were spent a moment ago: then this is like a balance that never was enough.
  if (!paid) return perform(turn, row, kind.nextStep(row, { ...known, coins: 0 }))
  await recordAutomation(tx, backend, AUTOMATION.payWithCoins, invoice, paid.invoice)
  return step
}

/** What the log calls the steps that kinds do in their own way. */
const LOGGED = {
  suspend: AUTOMATION.suspend,
  terminate: AUTOMATION.terminate,
  tell: AUTOMATION.tellOfEnd,
} as const satisfies Record<OwnStep, string>

async function perform(
  { tx, backend, settings, kind }: Turn,
  row: SoldByTime,
  step: RenewalStep | null,
): Promise<RenewalStep | null> {
  switch (step) {
    case null:
    // Where it is due, its invoice was there; it is paid above.
    case 'pay-with-coins':
      return null
    case 'issue-invoice': {
      const { invoice } = await bill(tx, backend, settings, kind, row)
      await recordAutomation(tx, backend, AUTOMATION.issueInvoice, null, billOf(invoice))
      return step
    }
    case 'renew-free': {
      const renewed = await kind.extend(tx, backend, row, row.expiresAt, null)
      await recordAutomation(tx, backend, AUTOMATION.renewFree, row, renewed)
      return step
    }
    case 'suspend':
    case 'terminate':
    case 'tell': {
      const act = kind.steps[step]
      if (!act) throw new Error(`${kind.kind}: ${step} is due, and it does not know how`)
      await recordAutomation(tx, backend, LOGGED[step], row, await act(tx, backend, row))
      return step
    }
  }
}
