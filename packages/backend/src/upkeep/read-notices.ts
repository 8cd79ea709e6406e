import type { UpkeepNotice } from '@hostfront/contract/upkeep'
import { mayIssueInvoices } from '@hostfront/domain/settings/seller'
import type { Backend } from '../call/context.ts'
import { readTimeMarks } from '../clock/time-marks.ts'
import { readSettings } from '../settings/read-settings.ts'

/** What keeps the lifecycle and the issuing of invoices from going on. */
export async function readNotices(backend: Backend): Promise<UpkeepNotice[]> {
  const { settings, marks } = await backend.store.read(async (tx) => ({
    settings: await readSettings(tx),
    marks: await readTimeMarks(tx),
  }))
  const notices: UpkeepNotice[] = []
  const fault = backend.clock.fault()
  if (fault) {
    const { kind, now, other } = fault
    notices.push({ kind: kind === 'differs' ? 'clock-differs' : 'clock-behind', now, other })
  } else if (marks.watched !== null) {
    notices.push({ kind: 'time-jumped', now: marks.watched, other: marks.seen })
  }
  // Until the shop opens, the checklist says so.
  const isOpened = settings.takesOrders || settings.checklist !== 'shown'
  if (isOpened && !mayIssueInvoices(settings)) notices.push({ kind: 'seller-missing' })
  return notices
}
