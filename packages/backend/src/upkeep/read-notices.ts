import type { UpkeepNotice } from '@hostfront/contract/upkeep'
import { mayIssueInvoices } from '@hostfront/domain/settings/seller'
import { readTimeMarks } from '../clock/time-marks.ts'
import type { Backend } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'

/** What keeps the lifecycle and the issuing of invoices from going on. */
export async function readNotices(backend: Backend): Promise<UpkeepNotice[]> {
  const { settings, marks } = await backend.store.read(async (tx) => ({
    settings: await readSettings(tx),
    marks: await readTimeMarks(tx),
  }))
  const notices: UpkeepNotice[] = []
  const trouble = backend.clock.trouble()
  if (trouble) {
    const { kind, now, other } = trouble
    notices.push({ kind: kind === 'differs' ? 'clock-differs' : 'clock-behind', now, other })
  } else if (marks.watched !== null) {
    notices.push({ kind: 'time-jumped', now: marks.watched, other: marks.seen })
  }
  // Until the shop opens, the checklist says so.
  const isOpened = settings.takesOrders || settings.checklist !== 'shown'
  if (isOpened && !mayIssueInvoices(settings)) notices.push({ kind: 'seller-missing' })
  return notices
}
