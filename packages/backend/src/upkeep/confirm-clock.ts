import { DONE } from '@hostfront/contract/page'
import { auditLine } from '../audit/audit-line.ts'
import type { Backend, CallHost, SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { withTimeMarks, writeTimeMarks } from '../clock/time-marks.ts'

/** The team believes the clock. Refuses with CLOCK_WRONG while the database's says something else. */
export async function confirmClock(call: SignedInCall): Promise<typeof DONE> {
  await believeClock(call, 'upkeep.confirmClock', call.actor.id)
  return DONE
}

/**
 * Takes this machine's time for right from now on: later records are excused, and what is due is done with the next run.
 * `actor` is null for the operator at the command line. Refuses as `confirmClock`.
 */
export async function believeClock(
  backend: Backend & Partial<Pick<CallHost, 'client'>>,
  action: 'upkeep.confirmClock' | 'operator.confirmClock',
  actor: string | null,
): Promise<void> {
  const fault = await backend.clock.look()
  if (fault?.kind === 'differs') throw refused('CLOCK_WRONG')
  const now = backend.now()
  const excused = fault?.other
  await withTimeMarks(() =>
    backend.store.transaction(async (tx) => {
      const marks = { seen: now, watched: null, looked: null, ...(excused ? { excused } : {}) }
      await writeTimeMarks(tx, now, marks)
      await tx.auditLog.insert(
        auditLine(backend, {
          actor,
          action,
          subject: 'shop',
          before: excused ? JSON.stringify({ latest: excused }) : null,
          after: JSON.stringify({ now }),
        }),
      )
    }),
  )
  await backend.clock.look()
}
