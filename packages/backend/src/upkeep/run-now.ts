import type { RanNow } from '@hostfront/contract/upkeep'
import { SERVER_HABITS } from '@hostfront/domain/services/clock'
import type { SignedInCall } from '../call/context.ts'
import { doneOf } from '../lifecycle/record-run.ts'
import { runInTime } from '../lifecycle/run-in-time.ts'

/**
 * Does what is due now. It may cross a run that the shop has begun by itself, and believes the time no sooner than that
 * does: of the hosts' habits those that wait longest hold.
 */
export async function runNow(call: SignedInCall): Promise<RanNow> {
  const report = await runInTime(call, SERVER_HABITS)
  if ('waitsFor' in report) return { waitsFor: report.waitsFor, done: {}, failures: 0 }
  return { waitsFor: null, done: doneOf(report), failures: report.failures.length }
}
