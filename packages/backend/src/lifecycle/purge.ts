import { addDays } from '@hostfront/domain/add-days'
import { EVENT_DAYS } from '@hostfront/domain/gateways/gateway-event'
import { IDEMPOTENCY_DAYS } from '@hostfront/domain/idempotency/idempotency-key'
import type { CollectionName, Rows } from '@hostfront/store/collections'
import type { Where } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { type RunReport, takeTurn } from './run-report.ts'

/** Tasks that are done or given up are kept so long; their facts are gone already. */
const TASK_DAYS = 30
const BATCH = 100

/** Removes what nobody needs any more: ended sessions, links and request keys that have run out, old tasks, old messages of gateways that are done, and lines of the log that are kept for a while. */
export async function purge(backend: Backend, report: RunReport): Promise<void> {
  const now = backend.now()
  const ended = { expiresAt: { lt: now } }
  await purgeRows(backend, report, 'sessions', ended)
  await purgeRows(backend, report, 'singleUseTokens', ended)
  await purgeRows(backend, report, 'serverPasswords', ended)
  await purgeRows(backend, report, 'idempotencyKeys', {
    createdAt: { lt: addDays(now, -IDEMPOTENCY_DAYS) },
  })
  await purgeRows(backend, report, 'auditLog', { keptUntil: { lt: now } })
  await purgeRows(backend, report, 'tasks', {
    status: { in: ['done', 'failed'] },
    createdAt: { lt: addDays(now, -TASK_DAYS) },
  })
  // What is not done says that money came in, however old it is.
  await purgeRows(backend, report, 'gatewayEvents', {
    state: 'done',
    createdAt: { lt: addDays(now, -EVENT_DAYS) },
  })
}

/**
 * In batches, each in one transaction and in the order of the list, so that two purges at once never wait for each
 * other in a circle. What matches stays ended: nothing of it comes back to life between reading and deleting.
 */
async function purgeRows<Name extends CollectionName>(
  backend: Backend,
  report: RunReport,
  collection: Name,
  where: Where<Rows[Name]>,
): Promise<void> {
  const pages = readPages<{ readonly id: string }>((after) =>
    backend.store.read((tx) =>
      tx[collection].list({ where, order: 'oldest', limit: BATCH, after }),
    ),
  )
  for await (const rows of pages) {
    if (rows.length === 0) return
    await takeTurn(report, { collection, id: null }, async () => {
      report.purged += await backend.store.transaction(async (tx) => {
        let deleted = 0
        for (const { id } of rows) if (await tx[collection].delete(id)) deleted++
        return deleted
      })
    })
  }
}
