import type { Backend } from '@hostfront/backend/call/context'
import { lookAtDueAttempts } from '@hostfront/backend/look-at-attempt'
import { applyDueEvents } from '@hostfront/backend/receive-event'
import { isCutOff } from './is-cut-off.ts'
import type { JobLog } from './job.ts'

/** Does what gateways have told and nobody has done, and asks what became of payments that were begun. */
export async function tendGateways(backend: Backend, log: JobLog): Promise<void> {
  if (!backend.gateways) return
  const { failures } = await applyDueEvents(backend)
  for (const { id, fault } of failures) {
    if (isCutOff(fault)) throw fault
    log.warn(
      { err: fault, event: id },
      'a message of a gateway could not be done; it is tried again',
    )
  }
  const { unanswered, failures: unlooked } = await lookAtDueAttempts(backend)
  for (const { id, fault } of unlooked) {
    if (isCutOff(fault)) throw fault
    log.warn({ err: fault, attempt: id }, 'what a gateway says of a payment could not be done')
  }
  if (unanswered > 0) log.warn({ unanswered }, 'gateways did not say what became of payments')
}
