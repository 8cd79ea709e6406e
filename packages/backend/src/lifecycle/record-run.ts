import { NightStep } from '@hostfront/contract/upkeep'
import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import type { RunReport } from './run-report.ts'

/** What a run did, step by step, without those that were not due. */
export const doneOf = (report: RunReport): Partial<Record<NightStep, number>> =>
  Object.fromEntries(
    NightStep.options.flatMap((step) => (report[step] > 0 ? [[step, report[step]]] : [])),
  )

/**
 * One line for a run that did something. The lifecycle looks every few minutes and mostly finds nothing: of that there is
 * no line, nor of what failed alone, for that has its own once a day.
 */
export async function recordRun(backend: Backend, report: RunReport): Promise<void> {
  const done = doneOf(report)
  if (Object.keys(done).length === 0) return
  const line = { id: 'shop', done, failures: report.failures.length }
  await backend.store.transaction((tx) => recordAutomation(tx, backend, AUTOMATION.run, null, line))
}
