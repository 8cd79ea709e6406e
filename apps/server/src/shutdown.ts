import type { FastifyBaseLogger } from 'fastify'

const PATIENCE_MS = 10_000

export interface ShutdownOptions {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error' | 'fatal'>
  /** What has to be ended, in this order; one that fails does not keep the next from ending. */
  readonly steps: readonly (() => Promise<void> | void)[]
}

/**
 * Ends the process when it is told to: what was accepted is finished first. A second signal, or ten seconds, and it
 * ends as it is. A fault that nobody caught leaves the process in a state that nobody knows: it ends too.
 */
export function endOnSignals({ log, steps }: ShutdownOptions): void {
  let isEnding = false

  async function end(code: number): Promise<void> {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => {
      log.error('Not everything ended in time.')
      process.exit(1)
    }, PATIENCE_MS).unref()
    let exitCode = code
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        log.error({ err: error }, 'A part of the server did not end well.')
        exitCode = 1
      }
    }
    process.exit(exitCode)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'ending')
      void end(0)
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      void end(1)
    })
  }
}
