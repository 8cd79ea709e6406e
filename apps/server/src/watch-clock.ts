import type { ClockWatch } from '@hostfront/backend/call/context'
import type { FastifyBaseLogger } from 'fastify'

/** In ms: well below what a clock may be wrong by. */
const EVERY = 15_000

/**
 * Looks at the clock now and every few seconds, and logs when it becomes wrong and right again. What else fails is no
 * matter of the clock: what needs the database reports it.
 */
export async function watchClock(
  clock: ClockWatch,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<{ stop(): void }> {
  let wasWrong = false
  const look = async () => {
    const fault = await clock.look().catch(() => clock.fault())
    if (fault && !wasWrong) {
      log.error(
        fault,
        'the clock is wrong: no invoice is issued and nothing is renewed or ended until it is right',
      )
    }
    if (!fault && wasWrong) log.info('the clock is right again')
    wasWrong = fault !== null
  }
  await look()
  const timer = setInterval(() => void look(), EVERY).unref()
  return { stop: () => clearInterval(timer) }
}
