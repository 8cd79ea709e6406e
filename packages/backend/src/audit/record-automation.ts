import { addDays } from '@hostfront/domain/add-days'
import {
  AUTOMATION_DAYS,
  type AutomationAction,
  isPriceChange,
} from '@hostfront/domain/audit/automation'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { changeLine } from './record-change.ts'

/** One line of the audit log for what the shop does by itself, in the step that does it; `action` says by which rule. */
export async function recordAutomation<Row extends { readonly id: string }>(
  tx: Tx,
  { now, newId }: Pick<Backend, 'now' | 'newId'>,
  action: AutomationAction,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const keptUntil = isPriceChange(action) ? null : addDays(now(), AUTOMATION_DAYS)
  const shop = { now, newId, actor: null }
  await tx.auditLog.insert(changeLine(shop, { action, before, after }, keptUntil))
}
