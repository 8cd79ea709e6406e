import type { ClockTrouble, TimeHabits } from '@hostfront/domain/services/clock'
import { lookAtTime } from '@hostfront/domain/services/clock'
import { mayIssueInvoices } from '@hostfront/domain/settings/seller'
import { readTimeMarks, withTimeMarks, writeTimeMarks } from '../clock/time-marks.ts'
import type { Backend } from '../context.ts'
import { getSettings } from '../settings/read-settings.ts'
import { runDue } from './run-due.ts'
import type { RunReport } from './run-report.ts'

/**
 * Why nothing was done. `clock`: it is wrong. `time`: it is far beyond that of the last run, and is watched first.
 * `seller`: no invoice may be issued, and nobody's service ends for a bill that they never got.
 */
export type Waiting =
  | { readonly waitsFor: 'clock'; readonly trouble: ClockTrouble }
  | { readonly waitsFor: 'time' | 'seller' }

/** `runDue`, as soon as it is certain what time it is. */
export async function runInTime(
  backend: Backend,
  habits: TimeHabits,
): Promise<RunReport | Waiting> {
  const trouble = await backend.clock.look()
  if (trouble) return { waitsFor: 'clock', trouble }
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
  // After the work: where it broke off, the same time counts again.
  await remember()
  return report
}
