import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { type DueStep, dueStep } from '@hostfront/domain/services/due-step'
import type { Service } from '@hostfront/domain/services/service'
import type { Settings } from '@hostfront/domain/settings/settings'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { payFromBalance } from '../billing/pay-from-balance.ts'
import type { Backend } from '../context.ts'
import { renewService } from '../services/renew-service.ts'
import { suspendService } from '../services/suspend-service.ts'
import { terminateService } from '../services/terminate-service.ts'
import { billOf } from './bill-of.ts'
import { issueRenewalInvoice } from './issue-renewal-invoice.ts'

/**
 * Does the one step that is due for a service, in a transaction of its own, and answers which it was; null when
 * nothing is due. Everything is decided on the locked service: whoever else pays for it or ends it waits, or came
 * first and is seen.
 */
export async function advanceService(
  backend: Backend,
  settings: Settings,
  id: string,
): Promise<DueStep | null> {
  try {
    return await withInvoiceNumbers(() =>
      backend.store.transaction(async (tx) => {
        const service = await tx.userServices.get(id, { lock: true })
        return service && advance(tx, backend, settings, service)
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
  error.rule === 'invoices.userServiceId+periodStart'

async function advance(
  tx: Tx,
  backend: Backend,
  settings: Settings,
  service: Service,
): Promise<DueStep | null> {
  const invoice = await tx.invoices.find({
    userServiceId: service.id,
    periodStart: service.expiresAt,
  })
  const user = invoice && service.autoRenew ? await tx.users.get(service.userId) : null
  const facts = { service, invoice, billing: settings.billing, now: backend.now() }
  const step = dueStep({ ...facts, coins: user?.coins ?? 0 })
  if (step === 'pay-with-coins' && invoice) {
    const paid = await payFromBalance(tx, backend, { invoice, service, domain: null }, null)
    if (paid) {
      await recordAutomation(tx, backend, AUTOMATION.payWithCoins, invoice, paid.invoice)
      return step
    }
    // The coins were spent a moment ago: then this is like a balance that never was enough.
    return perform(tx, backend, settings, service, dueStep({ ...facts, coins: 0 }))
  }
  return perform(tx, backend, settings, service, step)
}

async function perform(
  tx: Tx,
  backend: Backend,
  settings: Settings,
  service: Service,
  step: DueStep | null,
): Promise<DueStep | null> {
  if (step === 'issue-invoice') {
    const invoice = await issueRenewalInvoice(tx, backend, settings, service)
    await recordAutomation(tx, backend, AUTOMATION.issueInvoice, null, billOf(invoice))
  }
  if (step === 'renew-free') {
    const renewed = await renewService(tx, backend, service, service.expiresAt)
    await recordAutomation(tx, backend, AUTOMATION.renewFree, service, renewed)
  }
  if (step === 'suspend') {
    const suspended = await suspendService(tx, backend, service)
    await recordAutomation(tx, backend, AUTOMATION.suspend, service, suspended)
  }
  if (step === 'terminate') {
    const terminated = await terminateService(tx, backend, service)
    await recordAutomation(tx, backend, AUTOMATION.terminate, service, terminated)
  }
  return step
}
