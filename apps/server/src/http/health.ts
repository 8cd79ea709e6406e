import type { ClockWatch } from '@hostfront/backend/call/context'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { Store } from '@hostfront/store/port'
import type { FastifyInstance } from 'fastify'

/** A store that takes longer to answer is not ready to be asked by anybody. */
const WITHIN_MS = 2000

export interface HealthOptions {
  readonly store: Store
  readonly isStopping: () => boolean
  readonly clock: Pick<ClockWatch, 'fault' | 'lookAfterJump'>
}

/** /healthz: the process lives. /readyz: it should be sent requests, which it should not while the store is away or its clock is wrong. */
export function routeHealth(
  app: FastifyInstance,
  { store, isStopping, clock }: HealthOptions,
): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const isAnswering = await answers(store)
    if (isAnswering) await clock.lookAfterJump()
    const fault = clock.fault()
    if (isAnswering && fault) {
      return reply
        .code(503)
        .header('retry-after', 60)
        .send({ status: `clock ${fault.kind}`, now: fault.now, other: fault.other })
    }
    if (isAnswering) return { status: 'ok' }
    return reply.code(503).header('retry-after', 2).send({ status: 'storage unavailable' })
  })
}

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), WITHIN_MS)
  })
  const asked = store
    .read((tx) => tx.settings.get(SETTINGS_ID))
    .then(
      () => true,
      () => false,
    )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
