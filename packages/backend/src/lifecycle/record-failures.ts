import { addDays } from '@hostfront/domain/add-days'
import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { cleanText } from '@hostfront/domain/record'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import type { RunReport } from './run-report.ts'

/** What is said of a fault. */
const MOST_TEXT = 200

/** Writes down what failed, for the team to see: of each row once a day, however often it fails. */
export async function recordFailures(
  backend: Backend,
  { failures }: Pick<RunReport, 'failures'>,
): Promise<void> {
  for (const { collection, id, fault } of failures) {
    const failed = { id: id ?? collection, collection, fault: textOf(fault) }
    await backend.store.transaction(async (tx) => {
      const sinceYesterday = {
        action: AUTOMATION.fail,
        subject: failed.id,
        createdAt: { gt: addDays(backend.now(), -1) },
      }
      if ((await tx.auditLog.count(sinceYesterday)) > 0) return
      await recordAutomation(tx, backend, AUTOMATION.fail, null, failed)
    })
  }
}

const textOf = (fault: unknown): string => cleanText(String(fault).slice(0, MOST_TEXT))
