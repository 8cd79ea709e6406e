import { NightRecord, NightRun, NightStep, type Tonight } from '@hostfront/contract/upkeep'
import { addDays } from '@hostfront/domain/add-days'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { ReadTx } from '@hostfront/store/port'
import * as z from 'zod/mini'
import { NAMES_OF } from '../audit/names-of.ts'
import type { SignedInCall } from '../call/context.ts'
import { readTimeMarks } from '../clock/time-marks.ts'
import { customersOf } from '../identity/customers-of.ts'
import { type PlannedRow, planDue } from '../lifecycle/plan-due.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

const RUNS = 5
const FAILURES = 20

/** What is due until this time tomorrow, and what the last runs did. */
export async function readTonight(call: SignedInCall): Promise<Tonight> {
  const now = call.now()
  const until = addDays(now, 1)
  const plan = await planDue(call, SOLD_BY_TIME, until)
  return call.store.read(async (tx) => {
    const planned: Tonight['planned'] = []
    for (const step of NightStep.options) {
      const due = plan.get(step)
      if (!due) continue
      planned.push({ step, count: due.count, records: await named(tx, due.rows) })
    }
    const isHeld = { holdUntil: { gt: now } }
    const [{ seen }, services, clients, ran, failed] = await Promise.all([
      readTimeMarks(tx),
      tx.services.count(isHeld),
      tx.users.count(isHeld),
      tx.auditLog.list({ where: { action: AUTOMATION.run, actor: null }, limit: RUNS }),
      tx.auditLog.list({
        where: { action: AUTOMATION.fail, actor: null, createdAt: { gt: addDays(now, -1) } },
        limit: FAILURES,
      }),
    ])
    return {
      seen,
      until,
      planned,
      onHold: { services, clients },
      runs: ran.items.flatMap(runOf),
      failures: failed.items.flatMap(failureOf),
    }
  })
}

async function named(tx: ReadTx, rows: readonly PlannedRow[]): Promise<NightRecord[]> {
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [customerOf, ...names] = await Promise.all([
    customersOf(tx, rows),
    NAMES_OF.services(tx, idsOf('service')),
    NAMES_OF.domains(tx, idsOf('domain')),
    NAMES_OF.invoices(tx, idsOf('invoice')),
  ])
  const nameOf = new Map(names.flat())
  return rows.flatMap((row) => {
    const kind = NightRecord.shape.kind.safeParse(row.kind).data
    const name = nameOf.get(row.id)
    return kind && name !== undefined ? [{ kind, id: row.id, name, customer: customerOf(row) }] : []
  })
}

function runOf({ createdAt, after }: AuditEntry): NightRun[] {
  const read = NightRun.safeParse({ ...parsed(after), at: createdAt })
  return read.success ? [read.data] : []
}

const Failed = z.object({ collection: z.string(), fault: z.string() })

function failureOf({ createdAt: at, subject: record, after }: AuditEntry): Tonight['failures'] {
  const read = Failed.safeParse(parsed(after))
  return read.success ? [{ at, record, ...read.data }] : []
}

/** What a line says; of another version, and not to be read: nothing. */
function parsed(after: string | null): object {
  try {
    const value: unknown = JSON.parse(after ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
