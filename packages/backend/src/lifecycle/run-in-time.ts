import type { ClockFault, TimeHabits } from '@hostfront/domain/services/clock'
import { lookAtTime } from '@hostfront/domain/services/clock'
import { mayIssueInvoices } from '@hostfront/domain/settings/seller'
import type { Backend } from '../call/context.ts'
import { readTimeMarks, withTimeMarks, writeTimeMarks } from '../clock/time-marks.ts'
import { getSettings } from '../settings/read-settings.ts'
import { recordRun } from './record-run.ts'
import { runDue } from './run-due.ts'
import type { RunReport } from './run-report.ts'

/**
 * Why nothing was done. `clock`: it is wrong. `time`: it is far beyond that of the last run, and is watched first.
 * `seller`: no invoice may be issued, and nobody's service ends for a bill that they never got.
 */
export type Waiting =
  | { readonly waitsFor: 'clock'; readonly fault: ClockFault }
  | { readonly waitsFor: 'time' | 'seller' }

/** `runDue`, as soon as it is certain what time it is. */
export async function runInTime(
  backend: Backend,
  habits: TimeHabits,
): Promise<RunReport | Waiting> {
  const fault = await backend.clock.look()
  if (fault) return { waitsFor: 'clock', fault }
  const now = backend.now()
  const look = lookAtTime(now, await backend.store.read(readTimeMarks), habits)
  const remember = () =>
    withTimeMarks(() =>
      backend.store.transaction((tx) => writeTimeMarks(tx, backend.now(), look.marks)),
    )
  if (!look.acts) {
    await remember()
    return { waitsFor: 'time' }
  }
  if (!mayIssueInvoices(await getSettings(backend))) return { waitsFor: 'seller' }
  const report = await runDue(backend)
  await recordRun(backend, report)
  // After the work: where it broke off, the same time counts again.
  await remember()
  return report
}
