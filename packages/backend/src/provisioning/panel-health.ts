import { addMinutes } from '@hostfront/domain/add-days'
import { isOfPanel } from '@hostfront/domain/provisioning/fault'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import type { Happened } from './look-result.ts'

/** So many faults in a row, and it is left alone. */
const PATIENCE = 5
/** Minutes, after so many more. */
const RESTS = [0.5, 1, 2, 5]

/** A panel that does not answer is left alone for a while, so that what waits for it does not all knock in vain. */
export async function recordHealth(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  panelId: string,
  events: readonly Happened[],
): Promise<void> {
  const last = events.at(-1)
  const panel = await tx.panels.get(panelId)
  if (!panel) return
  const fault = last?.fault ?? null
  if (fault !== null && isOfPanel({ code: fault, detail: null })) {
    const failures = panel.failures + 1
    await tx.panels.update(panelId, {
      failures,
      fault,
      restsUntil: restAfter(failures, fault, now()),
    })
  } else if (panel.failures > 0) {
    await tx.panels.update(panelId, { failures: 0, fault: null, restsUntil: null })
  }
}

function restAfter(failures: number, fault: Panel['fault'], now: string): string | null {
  // A key that is refused is so for every call.
  const beyond = fault === 'KEY_REFUSED' ? failures : failures - PATIENCE
  if (beyond < 0) return null
  return addMinutes(now, RESTS[Math.min(beyond, RESTS.length - 1)] ?? 0)
}
