import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@hostfront/backend/call/context'
import { nextDue } from '@hostfront/backend/due-instances'
import { reconcileDue } from '@hostfront/backend/reconcile-due'
import { isCutOff } from './is-cut-off.ts'
import type { JobLog } from './job.ts'

/** A run goes on for what is due so soon, ms: an install is looked at every second. */
const SOON = 10_000
/** Between two looks at what is due, at most, in ms: something new may be. */
const STEP = 500
/** A run ends after this, ms; the next one goes on. */
const LONGEST = 50_000

/** Looks at servers as long as one is about to be due. */
export async function reconcile(backend: Backend, log: JobLog): Promise<void> {
  const end = Date.now() + LONGEST
  while (Date.now() < end) {
    const { failures, asked, looks } = await reconcileDue(backend, () => Date.now() >= end)
    for (const { id, fault } of failures) {
      if (isCutOff(fault)) throw fault
      log.warn(
        { err: fault, instance: id },
        'a server could not be looked at; its turn comes again',
      )
    }
    if (asked > 0) log.info({ looks, asked }, 'servers wait for staff')
    const next = await nextDue(backend, new Date(Date.now() + SOON).toISOString())
    if (next === null) return
    await pause(Math.min(Math.max(Date.parse(next) - Date.now(), 50), STEP))
  }
}
